import fs from 'node:fs';
import path from 'node:path';
import {readGenerated, type Generated} from './pageLists';

/**
 * Loads what the framework generated for the browser.
 * @param folder `.docusaurus`
 * @throws when its files have another form
 */
export function loadGenerated(folder: string): Generated {
  const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
  return readGenerated({
    routes: read('routes.js'),
    registry: read('registry.js'),
    routesChunkNames: read('routesChunkNames.json'),
  });
}
