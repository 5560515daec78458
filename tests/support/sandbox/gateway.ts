// The gateway with its world as the sandbox's worker has them, for a test to run where there is no Node.
import * as gateway from '../../../src/gateway';
import worldFile from '../../../src/sandbox/built/world';
import {schemaErrors} from '../../../src/sandbox/schemaErrors';
import {reviveWorld} from '../../../src/sandbox/world';

Object.assign(globalThis, {gateway, world: reviveWorld(worldFile, schemaErrors)});
