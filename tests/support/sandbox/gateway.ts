// Defines the gateway and its world as globals, as the sandbox's worker has them, for tests that run them without Node.
import * as gateway from '../../../src/gateway';
import worldFile from '../../../src/sandbox/built/world';
import {schemaErrors} from '../../../src/sandbox/schemaErrors';
import {reviveWorld} from '../../../src/sandbox/world';

Object.assign(globalThis, {gateway, world: reviveWorld(worldFile, schemaErrors)});
