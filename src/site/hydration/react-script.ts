// The first script of the program. The browser compiles it while the script of main.tsx is still loading. That script
// takes React from the window (REACT_GLOBALS in compile/compile.ts), so all of React has to be here: two copies would not work.
import * as React from 'react';
import * as ReactJSXRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

Object.assign(window, { React, ReactJSXRuntime, ReactDOM, ReactDOMClient });
