// Reads cases (name|secrets|body|nonces, all but the name in base64) and prints "name reason" for each.
// The first argument is the sample.
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const {verifyCallback} = await import(pathToFileURL(process.argv[2]).href);
const lines = (base64) => Buffer.from(base64, 'base64').toString().split('\n').filter(Boolean);
for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const [name, secrets, body, nonces] = line.split('|');
  const map = Object.fromEntries(lines(secrets).map((secret) => secret.split('=')));
  const used = lines(nonces);
  const reason = verifyCallback(Buffer.from(body, 'base64'), map, (nonce) => used.includes(nonce));
  console.log(name, reason ?? 'valid');
}
