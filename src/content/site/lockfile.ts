import fs from 'node:fs';
import path from 'node:path';
import {root} from '../core/root';

/** A package as `package-lock.json` describes it. */
export interface LockedPackage {
  /** Stands only where the folder has another name than the package. */
  name?: string;
  version: string;
  integrity?: string;
  license?: string;
  dev?: true;
  hasInstallScript?: true;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
}

/** The part of a lockfile that this site reads: folder of a package → what is locked there; `''` is the site itself. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** The lockfile of the site. */
export function readLockfile(): Lockfile {
  return JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
}

/** Name of the package in a folder of the lockfile: that of `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function nameAt(folder: string, {name}: LockedPackage): string {
  return name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Folder from which Node loads a package that another one wants, or null where it is not installed. */
export function folderOf(wanted: string, by: string, {packages}: Lockfile): string | null {
  for (let at = by; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = `${at && `${at}/`}node_modules/${wanted}`;
    if (folder in packages) return folder;
    if (at === '') return null;
  }
}
