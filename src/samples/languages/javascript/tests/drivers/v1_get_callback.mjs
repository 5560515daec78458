// Reads cases (name|secrets|query, all but the name in base64) and prints "name reason" for each.
// The first argument is the sample.
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const {verifyCallback} = await import(pathToFileURL(process.argv[2]).href);
const text = (base64) => Buffer.from(base64, 'base64').toString();
for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const [name, secrets, query] = line.split('|');
  console.log(name, verifyCallback(text(query), text(secrets).split('\n')) ?? 'valid');
}
