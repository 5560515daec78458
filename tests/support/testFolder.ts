import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/**
 * An empty folder for the running test, removed when the test ends.
 *
 * @param atEnd `onTestFinished` of the context of a concurrent test, which the global function does not know
 */
export function testFolder(atEnd: (clean: () => void) => void = onTestFinished): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  atEnd(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}
