import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {root} from '../../src/content/core/root';

/** Copies the files that git tracks or would add to a folder. */
export function copyFiles(target: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of new Set(listed.split('\0').filter(Boolean))) {
    // Listed and yet deleted, while the deletion is not committed.
    if (!fs.existsSync(path.join(root, file))) continue;
    fs.mkdirSync(path.dirname(path.join(target, file)), {recursive: true});
    fs.copyFileSync(path.join(root, file), path.join(target, file));
  }
}

/**
 * Copies the working tree without built and ignored files, and its packages as hard links.
 *
 * @param target a folder that does not exist yet, on any file system
 */
export function copyTree(target: string): void {
  copyFiles(target);
  const packages = path.join(target, 'node_modules');
  fs.mkdirSync(packages);
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    // The bundler would write into the links of its own cache.
    if (name === '.cache') continue;
    const from = path.join(root, 'node_modules', name);
    const isSameDisk = fs.statSync(from).dev === fs.statSync(packages).dev;
    execFileSync('cp', [isSameDisk ? '-al' : '-a', from, packages]);
  }
}
