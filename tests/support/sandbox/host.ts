// Defines `openHost` as a global: the host of the sandbox's worker, with accounts in memory, for tests without Node.
import worldFile from '../../../src/sandbox/built/world';
import {createHost, type Host} from '../../../src/sandbox/host';
import {schemaErrors} from '../../../src/sandbox/schemaErrors';
import {reviveWorld} from '../../../src/sandbox/world';
import {createMemoryStore} from './memoryStore';

/** Opens a new account, whose real time stands still. */
const openHost = (realTime: number): Host =>
  createHost({
    world: reviveWorld(worldFile, schemaErrors),
    store: createMemoryStore().store,
    realTime: () => realTime,
    createSeed: () => 'hostile',
  });

Object.assign(globalThis, {openHost});
