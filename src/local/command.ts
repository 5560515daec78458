/** The command `node gateway.mjs` (`npm run gateway` in the source of the site): the gateway on the developer's own machine. */
import type {World} from '../gateway';
import {options, readCommand, UsageError} from './options';
import {createLocalGateway} from './server';

/** What the command says about itself. */
export interface About {
  /** The command as a reader types it. */
  command: string;
  /** The versions of the contracts that the gateway plays, by name. */
  contracts: Record<string, string>;
  /** The page about the gateway. */
  page: string;
}

/** The exit code of a command that was written wrongly, or cannot start. */
const refused = 2;

/**
 * Executes a command line. Resolves when the gateway listens, or nothing is left to do.
 *
 * @param createWorld is not called if the options are wrong
 * @param words the arguments after the name of the program
 */
export async function runCommand(createWorld: () => World, about: About, words: string[]): Promise<void> {
  try {
    await run(createWorld, about, words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = refused;
  }
}

async function run(createWorld: () => World, about: About, words: string[]): Promise<void> {
  const {port, isHelp, isVersion, ...settings} = readCommand(words, process.env);
  if (isHelp) print(helpText(about));
  else if (isVersion) print([versionText(about)]);
  else {
    const world = createWorld();
    const gateway = createLocalGateway(world, {...settings, log: (line) => console.log(line)});
    const origin = await gateway.listen(port).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
      const why = error.code === 'EACCES' ? 'may not be used' : 'is in use';
      throw new UsageError(`Port ${port} ${why}. Choose another one: ${about.command} --port 4011`);
    });
    gateway.deliverRegularly();
    print(startupMessage(world, about, origin, settings.callbackUrl));
  }
}

const print = (lines: string[]): void => lines.forEach((line) => console.log(line));

const versionText = ({contracts}: About): string =>
  `Contracts: ${Object.entries(contracts)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}.`;

/** The lines that the gateway prints when it has started: address, the secret for the first request, what it is. */
function startupMessage(world: World, about: About, origin: string, callbackUrl?: string): string[] {
  const [[point, keys]] = Object.entries(world.secrets) as [[string, Record<string, string>]];
  return [
    `The gateway listens on ${origin}. Point ${point}, key 1, secret ${keys['1']}.`,
    `Callbacks go to ${callbackUrl ?? 'the address of each transaction; --callback-url sends all of them to your own'}.`,
    `This is a gateway for tests and no live one: it moves no money. ${versionText(about)}`,
  ];
}

function helpText(about: About): string[] {
  const rows = [
    ...options.map(({name, value, text, variable}) => [`--${name} ${value}`, `${text} (${variable})`]),
    ['--version', 'prints the versions of the contracts'],
    ['--help', 'prints this text'],
  ] as const;
  const width = Math.max(...rows.map(([option]) => option.length));
  return [
    `Usage: ${about.command} [options]`,
    '',
    'Starts the gateway of this documentation on your own machine, on 127.0.0.1 alone. It is no live gateway.',
    '',
    ...rows.map(([option, text]) => `  ${option.padEnd(width)}  ${text}`),
    '',
    "In tests under Node.js, import it: import {createGateway} from './gateway.mjs'",
    `Everything else: ${about.page}`,
  ];
}
