/**
 * Writes the files of a new service, or lists what they lack: `npm run new -- service ideal/payin_hpp`. Run it again
 * after you have filled in the empty values; it changes no file that exists.
 */
import {listMissing, writeDraft} from './newService';

const [kind, code, ...rest] = process.argv.slice(2);
if (kind !== 'service' || code === undefined || rest.length > 0) {
  console.error('Write npm run new -- service <code>, with a code such as ideal/payin_hpp.');
  process.exit(1);
}
try {
  writeDraft(code).forEach((file) => console.log(`${file}: written`));
  const missing = listMissing(code);
  missing.forEach((sentence) => console.error(sentence));
  if (missing.length === 0) console.log(`Nothing is missing. npm run test:changed tests the service ${code}.`);
  process.exitCode = missing.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
