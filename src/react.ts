// The first script of the file. The browser compiles it while the program, which takes React from the window
// (REACT_GLOBALS in build/compile.ts), is still on its way.
import * as React from 'react';
import * as ReactJSXRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

Object.assign(window, { React, ReactJSXRuntime, ReactDOM, ReactDOMClient });
