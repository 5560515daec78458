/**
 * What was made from which inputs, kept in a folder between builds.
 *
 * The bundler caches a module while the files that it depends on are unchanged. A page depends on up to 2,000 files, so
 * its module depends on one file instead, which contains a hash of them all. A build writes these files anew before it
 * compiles anything: a module whose inputs have changed since the last build depends on a changed file.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The inputs of all modules. */
interface StoredModules {
  /** Absolute paths of all inputs. */
  inputs: string[];
  /** Positions in `inputs` by the name of the module. */
  modules: Record<string, number[]>;
}

/** Texts, with the inputs that they were made from and their hash. */
interface StoredTexts {
  inputs: string[];
  hash: string;
  texts: Record<string, string>;
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export class InputStore {
  /** Hashes of inputs by their path: they do not change while a build runs. */
  private readonly hashes = new Map<string, string>();
  /** The inputs of modules by their name. */
  private readonly modules = new Map<string, string[]>();
  private readonly moduleList: string;

  /**
   * Reads the modules of the last build, hashes their inputs again, and deletes the files of other modules. A module of a
   * removed page stays until the code changes.
   */
  constructor(private readonly folder: string) {
    this.moduleList = path.join(folder, 'modules.json');
    for (const name of ['modules', 'texts']) fs.mkdirSync(path.join(folder, name), {recursive: true});
    const known = new Set(this.readModules().map(([name, inputs]) => this.keepModule(name, inputs)));
    for (const name of fs.readdirSync(path.join(folder, 'modules'))) {
      const file = path.join(folder, 'modules', name);
      if (!known.has(file)) fs.rmSync(file);
    }
  }

  /** Keeps which inputs a module was made from, and returns the absolute path of the file with their hash. */
  keepModule(name: string, inputs: string[]): string {
    this.modules.set(name, inputs);
    const hash = this.hashOf(inputs);
    const file = this.fileOf('modules', name);
    // An unchanged file keeps its time, which the bundler compares.
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== hash) fs.writeFileSync(file, hash);
    return file;
  }

  /** Writes the list of modules for the next build. */
  saveModules(): void {
    const positions = new Map<string, number>();
    const positionOf = (input: string): number => {
      const position = positions.get(input) ?? positions.size;
      positions.set(input, position);
      return position;
    };
    const modules = Object.fromEntries([...this.modules].map(([name, inputs]) => [name, inputs.map(positionOf)]));
    fs.writeFileSync(this.moduleList, JSON.stringify({inputs: [...positions.keys()], modules} satisfies StoredModules));
  }

  /** Stores texts, with the inputs that they were made from. */
  keepTexts(name: string, texts: Record<string, string>, inputs: string[]): void {
    const stored: StoredTexts = {inputs, hash: this.hashOf(inputs), texts};
    fs.writeFileSync(this.fileOf('texts', name), JSON.stringify(stored));
  }

  /** The texts that were stored by this name, if their inputs are unchanged. */
  readTexts(name: string): Record<string, string> | undefined {
    const file = this.fileOf('texts', name);
    if (!fs.existsSync(file)) return undefined;
    const {inputs, hash, texts} = JSON.parse(fs.readFileSync(file, 'utf8')) as StoredTexts;
    return hash === this.hashOf(inputs) ? texts : undefined;
  }

  private readModules(): [name: string, inputs: string[]][] {
    if (!fs.existsSync(this.moduleList)) return [];
    const {inputs, modules} = JSON.parse(fs.readFileSync(this.moduleList, 'utf8')) as StoredModules;
    return Object.entries(modules).map(([name, positions]) => [name, positions.map((position) => inputs[position]!)]);
  }

  /** The file for something of this name. */
  private fileOf(kind: 'modules' | 'texts', name: string): string {
    return path.join(this.folder, kind, sha256(name).slice(0, 16));
  }

  private hashOf(inputs: string[]): string {
    const hashes = inputs.map((input) => {
      const hash = this.hashes.get(input) ?? hashInput(input);
      this.hashes.set(input, hash);
      return `${input}\0${hash}\0`;
    });
    return sha256(hashes.join(''));
  }
}

/** A hash of the content of a file or of the names in a folder; empty if there is nothing. */
function hashInput(input: string): string {
  if (!fs.existsSync(input)) return '';
  return sha256(fs.statSync(input).isDirectory() ? fs.readdirSync(input).sort().join('/') : fs.readFileSync(input));
}
