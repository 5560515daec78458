import {parse} from 'yaml';
import {readInput} from './fileCache';

/** Reads a YAML file without filling its tokens: `readData` cannot read the files that define them. */
export const readRawYaml = (file: string): unknown => parse(readInput(file), {merge: true});
