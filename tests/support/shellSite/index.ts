import {join, resolve} from 'node:path';

/** The root of the project. */
export const root = resolve(__dirname, '../../..');

/** Where `build.setup.ts` puts the site of the shell tests. */
export const shellSiteDirectory = join(root, '.docusaurus/shell-site-build');
