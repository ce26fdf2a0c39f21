// The first script of the file. The browser compiles it while that of main.tsx, which takes these from the window
// (REACT_GLOBALS in compile/scripts.ts), is still on its way. All that is React's has to be here: two copies would not work.
import * as React from 'react';
import * as ReactJSXRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

Object.assign(window, { React, ReactJSXRuntime, ReactDOM, ReactDOMClient });
