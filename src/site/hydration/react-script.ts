// The first script of the file. The browser compiles it while the script of main.tsx is still on its way, which takes React from
// the window (REACT_GLOBALS in compile/compile.ts). All of React has to be here, because two copies would not work.
import * as React from 'react';
import * as ReactJSXRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

Object.assign(window, { React, ReactJSXRuntime, ReactDOM, ReactDOMClient });
