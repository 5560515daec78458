import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {root} from '../../../src/content/core/root';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The bundle of gateway.ts. */
    bundledGateway: string;
  }
}

/** Bundles the gateway of the sandbox once for all test files. */
export default function setup({provide}: TestProject): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  // In a process of its own, where no module is replaced.
  execFileSync('node_modules/.bin/tsx', ['tests/support/sandbox/bundle.ts', 'gateway', folder], {
    cwd: root,
    stdio: 'inherit',
  });
  provide('bundledGateway', path.join(folder, 'gateway.js'));
  return () => fs.rmSync(folder, {recursive: true});
}
