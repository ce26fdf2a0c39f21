import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that a system gives to whoever asks for any, because one of those may be given away before the server has it. Each
 * process begins at another one.
 */
let port = 10_000 + ((process.pid * 997) % 20_000);

export async function freePort(): Promise<number> {
  port += 1;
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
