import fs from 'node:fs';
import path from 'node:path';
import {root} from '../../src/content/core/root';

/** All files under the given folders or files, relative to the root, sorted. */
export function listFiles(...starts: string[]): string[] {
  const found: string[] = [];
  const walk = (relative: string): void => {
    const absolute = path.join(root, relative);
    if (!fs.existsSync(absolute)) return;
    if (!fs.statSync(absolute).isDirectory()) {
      found.push(relative);
      return;
    }
    for (const name of fs.readdirSync(absolute).sort()) walk(path.posix.join(relative, name));
  };
  starts.forEach(walk);
  return found;
}

export function readText(relative: string): string {
  return fs.readFileSync(path.join(root, relative), 'utf8');
}
