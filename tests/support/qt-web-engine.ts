/** Debian's Qt WebEngine: Chromium 102 as programs have it inside, in a window of Python's that nobody sees. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { WebSocket } from 'ws';
import { connect, openPage, type PageOptions } from './devtools.ts';
import { until } from './driver.ts';
import { freePort } from './free-port.ts';
import { scratchFolder } from './scratch-folder.ts';

const python = '/usr/bin/python3';

export const hasQtWebEngine = existsSync(
  '/usr/lib/python3/dist-packages/PyQt6/QtWebEngineWidgets.abi3.so',
);

const program = `
from PyQt6.QtCore import QUrl
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication
application = QApplication([''])
view = QWebEngineView()
view.setUrl(QUrl('about:blank'))
view.resize(1280, 900)
view.show()
application.exec()
`;

const flags = [
  '--disable-gpu',
  '--hide-scrollbars',
  '--allow-file-access-from-files',
  '--font-render-hinting=none',
];

export async function openQtWebEngine(options: PageOptions) {
  const home = scratchFolder('qt-web-engine');
  const port = await freePort();
  const browser = spawn(python, ['-c', program], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      HOME: home.path,
      XDG_RUNTIME_DIR: home.path,
      QT_QPA_PLATFORM: 'offscreen',
      QTWEBENGINE_DISABLE_SANDBOX: '1',
      QTWEBENGINE_REMOTE_DEBUGGING: `127.0.0.1:${port}`,
      QTWEBENGINE_CHROMIUM_FLAGS: flags.join(' '),
    },
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const address = await until('Qt WebEngine', async () => {
    const pages = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
    return (pages as { webSocketDebuggerUrl: string }[])[0]?.webSocketDebuggerUrl;
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.once('open', resolve));
  const connection = connect(
    (text) => socket.send(text),
    (hear) => socket.on('message', (data) => hear(data.toString())),
    ended,
  );
  return {
    ...(await openPage(connection, options)),
    close: async () => {
      browser.kill();
      await ended;
      home.remove();
    },
  };
}
