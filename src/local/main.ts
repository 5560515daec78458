/** The entry point of `gateway.mjs`: a command, or a module for tests (`gateway.d.mts`). */
import {realpathSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import worldFile from '../sandbox/built/world';
import {schemaErrors} from '../sandbox/schemaErrors';
import {reviveWorld} from '../sandbox/world';
import about from './built/about';
import {runCommand} from './command';
import {createLibrary} from './library';

const createWorld = () => reviveWorld(worldFile, schemaErrors);

export const createGateway = createLibrary(createWorld);

// A link in a folder of programs leads here as well.
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await runCommand(createWorld, about, process.argv.slice(2));
