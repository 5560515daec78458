import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Files below a folder: name → hash of the content, or of where a link leads. */
export function hashFiles(folder: string): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const entry of fs.readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) continue;
    const content = entry.isSymbolicLink() ? fs.readlinkSync(file) : fs.readFileSync(file);
    hashes.set(path.relative(folder, file), createHash('sha256').update(content).digest('hex'));
  }
  return hashes;
}

/** The names of files that differ or that only one of the two folders has, sorted. */
export function differences(one: Map<string, string>, two: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...two.keys()])].filter((name) => one.get(name) !== two.get(name)).sort();
}
