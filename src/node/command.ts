import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OwnerError } from '../compose/owner-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Command<Own extends Options> = {
  /** Its name in package.json. */
  name: string;
  /** An option with a value takes a folder. */
  options: Own;
  help: string;
  run: (values: Values<Own>) => Promise<void>;
  afterFailure?: () => string;
};

type Values<Own extends Options> = ReturnType<typeof parseArgs<{ options: Own }>>['values'];

/**
 * Runs a command of package.json, for production. It is the only place that prints a failure: the message if the owner can
 * correct the cause, and the stack if it is a bug of this program.
 */
export async function runCommand<const Own extends Options>(command: Command<Own>) {
  process.env.NODE_ENV = 'production';
  const { name, options, help, run, afterFailure = () => '' } = command;
  try {
    const all: Options = { ...options, help: { type: 'boolean', short: 'h' } };
    refuseUnknown(name, all);
    if (parseArgs({ options: all }).values.help) console.log(help);
    else await run(parseArgs({ options }).values);
  } catch (error) {
    console.error(error instanceof OwnerError ? error.message : error);
    if (afterFailure()) console.error(`\n${afterFailure()}`);
    process.exitCode = 1;
  }
}

/** Refuses unknown options in our own words, because Node's message is for programmers. */
function refuseUnknown(command: string, options: Options): void {
  const known = Object.entries(options).map(
    ([name, { type }]) => `--${name}${type === 'string' ? ' FOLDER' : ''}`,
  );
  const refuse = (problem: string): never => {
    throw new OwnerError(`${problem}; npm run ${command} -- knows ${known.join(', ')}.`);
  };
  for (const token of parseArgs({ options, strict: false, tokens: true }).tokens) {
    if (token.kind === 'positional') refuse(`‘${token.value}’ belongs to no option`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(options, name)) refuse(`There is no option ${rawName}`);
    const takesFolder = options[name]?.type === 'string';
    if (!takesFolder && value !== undefined) refuse(`${rawName} takes no value`);
    // If the folder is missing, Node takes the next option as the folder.
    if (takesFolder && !/^\s*[^\s-]/.test(value ?? '')) refuse(`${rawName} lacks its folder`);
  }
}
