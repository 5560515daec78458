/** Prints the merged record of a service, each key with the file that it is from: `npm run service -- pix/payin_hpp`. */
import {serviceRecord} from './serviceRecord';

const [code] = process.argv.slice(2);
try {
  if (!code) throw new Error('Name a service by its code: npm run service -- pix/payin_hpp.');
  process.stdout.write(serviceRecord(code));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
