import path from 'node:path';

/** Absolute path of the repository's root, whatever the working directory is. */
export const root = path.resolve(__dirname, '../../..');
