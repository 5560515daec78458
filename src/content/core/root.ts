import path from 'node:path';

/** Absolute path of the repository root, independent of the working directory. */
export const root = path.resolve(__dirname, '../../..');
