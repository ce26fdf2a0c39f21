import { OwnerError } from './owner-error.ts';

/**
 * Runs a command of package.json, for production, and is the one place that prints its failure: what the owner can mend as
 * its message alone, everything else, which is a fault of ours, with its stack.
 */
export async function runCommand(command: () => Promise<void>, afterFailure = () => '') {
  process.env.NODE_ENV = 'production';
  try {
    await command();
  } catch (error) {
    console.error(error instanceof OwnerError ? error.message : error);
    if (afterFailure()) console.error(`\n${afterFailure()}`);
    process.exitCode = 1;
  }
}
