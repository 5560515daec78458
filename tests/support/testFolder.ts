import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** An empty folder for the running test, removed when the test ends. */
export function testFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}
