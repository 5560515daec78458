// The script of a page with nothing but the sandbox, which browser tests call.
import {openSandbox} from '../../../src/sandbox/client';

Object.assign(globalThis, {openSandbox});
