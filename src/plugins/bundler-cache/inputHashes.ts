/**
 * The bundler caches modules on disk while the files that they depend on are unchanged. A page depends on up to 2,000
 * files, so it gets one file instead, which contains a hash of them all. A build writes these files anew before it
 * compiles anything: a module whose inputs have changed since then depends on a changed file.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What is kept between two builds. */
interface Stored {
  /** Absolute paths of all inputs. */
  inputs: string[];
  /** Positions in `inputs` by the name of a module. */
  modules: Record<string, number[]>;
}

/** Hashes of the inputs of modules, in a folder. */
export class InputHashes {
  private readonly hashes = new Map<string, string>();
  private readonly modules = new Map<string, string[]>();

  /** Reads what the last build has left in the folder, and hashes those inputs again. */
  constructor(private readonly folder: string) {
    for (const [name, inputs] of this.read()) this.keep(name, inputs);
    if (!fs.existsSync(folder)) return;
    for (const file of fs.readdirSync(folder))
      if (file !== listName && !this.modules.has(decodeURIComponent(file))) fs.rmSync(path.join(folder, file));
  }

  /** Keeps the inputs of a module, and returns the absolute path of the file with their hash. */
  keep(name: string, inputs: string[]): string {
    this.modules.set(name, inputs);
    const hash = createHash('sha256');
    for (const input of inputs) hash.update(`${input}\0${this.hashOf(input)}\0`);
    const file = path.join(this.folder, encodeURIComponent(name));
    const text = hash.digest('hex');
    // An unchanged file keeps its time, which the bundler compares.
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
      fs.mkdirSync(this.folder, {recursive: true});
      fs.writeFileSync(file, text);
    }
    return file;
  }

  /** Writes the list of all modules for the next build. */
  save(): void {
    const positions = new Map<string, number>();
    const positionOf = (input: string): number => {
      const position = positions.get(input) ?? positions.size;
      positions.set(input, position);
      return position;
    };
    const modules = Object.fromEntries([...this.modules].map(([name, inputs]) => [name, inputs.map(positionOf)]));
    const stored: Stored = {inputs: [...positions.keys()], modules};
    fs.mkdirSync(this.folder, {recursive: true});
    fs.writeFileSync(path.join(this.folder, listName), JSON.stringify(stored));
  }

  private read(): [name: string, inputs: string[]][] {
    const file = path.join(this.folder, listName);
    if (!fs.existsSync(file)) return [];
    const {inputs, modules} = JSON.parse(fs.readFileSync(file, 'utf8')) as Stored;
    return Object.entries(modules).map(([name, positions]) => [name, positions.map((position) => inputs[position]!)]);
  }

  private hashOf(input: string): string {
    const hash = this.hashes.get(input) ?? hashOf(input);
    this.hashes.set(input, hash);
    return hash;
  }
}

const listName = 'modules.json';

/** A hash of the text of a file or of the names in a folder; empty if there is nothing. */
function hashOf(input: string): string {
  if (!fs.existsSync(input)) return '';
  const content = fs.statSync(input).isDirectory() ? fs.readdirSync(input).sort().join('/') : fs.readFileSync(input);
  return createHash('sha256').update(content).digest('hex');
}
