import {parse} from 'yaml';
import {readInput} from './fileCache';

/** A YAML file below the root. Not `readData`, which fills the tokens of the texts that it reads with what this reads. */
export const readRawYaml = (file: string): unknown => parse(readInput(file), {merge: true});
