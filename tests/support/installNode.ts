import path from 'node:path';
import {runIn} from './runIn';

/**
 * Installs the newest release of a version of Node.js.
 *
 * @param version the major version
 * @returns the folder of the program `node`
 */
export async function installNode(version: number, folder: string): Promise<string> {
  // The package `node` only installs this one, by a script, and scripts of packages do not run here.
  const name = `node-${process.platform}-${process.arch}`;
  await runIn(folder, 'npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${version}`]);
  return path.join(folder, 'node_modules', name, 'bin');
}
