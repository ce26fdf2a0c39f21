import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { until } from './driver.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Thunderbird on a display of its own, with an account as its owners have one, driven by Marionette: scripts run in the
 * program itself.
 */
export type Thunderbird = {
  /** Runs the lines of a function with `Services` and the main window at hand, and returns what they return. */
  run: (lines: string) => Promise<unknown>;
  close: () => Promise<void>;
};

const program = '/usr/bin/thunderbird';
const display = '/usr/bin/xvfb-run';

export function isThunderbirdInstalled(): boolean {
  return [program, display].every((file) => existsSync(file));
}

const account = {
  'mail.accountmanager.accounts': 'account1',
  'mail.accountmanager.defaultaccount': 'account1',
  'mail.account.account1.identities': 'id1',
  'mail.account.account1.server': 'server1',
  'mail.identity.id1.fullName': 'Reader',
  'mail.identity.id1.useremail': 'reader@localhost',
  'mail.identity.id1.smtpServer': 'smtp1',
  'mail.server.server1.type': 'pop3',
  'mail.server.server1.hostname': 'localhost',
  'mail.server.server1.userName': 'reader',
  'mail.server.server1.login_at_startup': false,
  'mail.server.server1.check_new_mail': false,
  'mail.smtpservers': 'smtp1',
  'mail.smtpserver.smtp1.hostname': 'localhost',
};

const quiet = {
  'app.donation.eoy.version.viewed': 999,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'mail.rights.version': 1,
  'mail.shell.checkDefaultClient': false,
  'mail.spotlight.firstRunDone': true,
  'mailnews.start_page.enabled': false,
  'marionette.port': 0,
};

/** Opens a file as a double click on it does. */
export async function openThunderbird(file: string): Promise<Thunderbird> {
  const home = scratchFolder('thunderbird');
  const profile = join(home.path, 'profile');
  mkdirSync(profile);
  const prefs = Object.entries({ ...account, ...quiet }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), prefs.join(''));
  const options = ['--no-remote', '--marionette', '--remote-allow-system-access'];
  const child = spawn(
    display,
    ['-a', '-s', '-screen 0 1280x900x24', program, ...options, '--profile', profile, file],
    {
      env: { PATH: process.env.PATH, HOME: home.path, LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' },
      // A group of its own, so that the display goes with it.
      detached: true,
      stdio: 'ignore',
    },
  );
  const end = () => {
    process.off('exit', end);
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', end);

  const portFile = join(profile, 'MarionetteActivePort');
  await until('Thunderbird listens', async () => existsSync(portFile), 60_000);
  const call = await marionette(Number(readFileSync(portFile, 'utf8')));
  await call('WebDriver:NewSession', {});
  await call('Marionette:SetContext', { value: 'chrome' });
  return {
    run: (lines) => call('WebDriver:ExecuteScript', { script: lines, args: [] }),
    close: async () => {
      const gone = once(child, 'exit');
      end();
      await gone;
      home.remove();
    },
  };
}

type Call = (command: string, parameters: object) => Promise<unknown>;

/** Messages are their length, a colon and JSON: [0, id, command, parameters] there, [1, id, error, result] back. */
async function marionette(port: number): Promise<Call> {
  const socket = connect(port, '127.0.0.1');
  const messages = read(socket);
  await messages.next();
  let id = 0;
  return async (command, parameters) => {
    id += 1;
    const text = JSON.stringify([0, id, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { value } = await messages.next();
    const [, , error, result] = JSON.parse(String(value));
    if (error) throw new Error(`Thunderbird: ${command}: ${error.message}`);
    return result?.value;
  };
}

async function* read(socket: Socket): AsyncGenerator<string> {
  let waiting = Buffer.alloc(0);
  for await (const bytes of socket) {
    waiting = Buffer.concat([waiting, bytes]);
    for (;;) {
      const colon = waiting.indexOf(':');
      const length = Number(waiting.subarray(0, colon));
      if (colon < 0 || waiting.length < colon + 1 + length) break;
      yield waiting.subarray(colon + 1, colon + 1 + length).toString();
      waiting = waiting.subarray(colon + 1 + length);
    }
  }
}
