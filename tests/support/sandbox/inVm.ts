import fs from 'node:fs';
import vm from 'node:vm';
import type * as gateway from '../../../src/gateway';
import type {World} from '../../../src/gateway';

/** Globals that the bundle of gateway.ts defines. */
export interface BundledGateway {
  gateway: typeof gateway;
  world: World;
}

/** The functions of browsers that the gateway may use, besides the language's own. */
const browserFunctions = {TextDecoder, TextEncoder, URL, URLSearchParams, structuredClone, atob, btoa};

/** Runs a bundle of this folder in a context without Node, where text cannot become code; returns its globals. */
export function runInVm<Globals = BundledGateway>(file: string): Globals {
  const context = vm.createContext({...browserFunctions}, {codeGeneration: {strings: false, wasm: false}});
  vm.runInContext('globalThis.self = globalThis', context);
  vm.runInContext(fs.readFileSync(file, 'utf8'), context, {filename: file});
  return context as unknown as Globals;
}
