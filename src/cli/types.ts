/** Writes the types that come from the schemas of the data and from the contracts: `npm run types`. */
import fs from 'node:fs';
import path from 'node:path';
import {root} from '../content/core/root';
import {generateTypes, listTypeFiles} from './typeFiles';

async function main(): Promise<void> {
  const files = await generateTypes();
  for (const file of listTypeFiles()) if (!(file in files)) fs.rmSync(path.join(root, file));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
  console.log(`${Object.keys(files).length} files of types.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
