// Reads cases (name|now|secrets|headers|body, the last three in base64) and prints "name reason" for each.
// The first argument is the sample.
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const {verifyCallback} = await import(pathToFileURL(process.argv[2]).href);
const text = (base64) => Buffer.from(base64, 'base64').toString().trim();
for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const [name, now, secrets, headers, body] = line.split('|');
  const map = Object.fromEntries(
    text(headers)
      .split('\n')
      .map((header) => header.split(': ')),
  );
  const reason = verifyCallback(map, Buffer.from(body, 'base64'), text(secrets).split('\n'), Number(now));
  console.log(name, reason ?? 'valid');
}
