import {toleranceSeconds} from '../../../gateway/limits';
import type {Fixes} from '../../fixes';

const readRawBody = `app.post('/callbacks', express.raw({type: 'application/json'}), (request, response) => {
  const body = request.body; // a Buffer, not a parsed object`;

export const fixes: Fixes = {
  sendSignedBytes: `const body = JSON.stringify(fields);
const signature = createHmac('sha256', secret).update(\`\${timestamp}.POST.\${path}.\${body}\`).digest('hex');
headers['Gateway-Signature'] = signature;
await fetch(address, {method: 'POST', headers, body}); // the same string, not fields`,
  sendProofBody: `const body = JSON.stringify({auth, ...fields}); // no byte order mark before it
await fetch(address, {method: 'POST', headers, body}); // fetch counts the bytes for Content-Length`,
  readRawBody,
  readProofBody: readRawBody,
  readNotification: readRawBody,
  readRawQuery: `const query = request.url.split('?')[1]; // not request.query`,
  requestString: `const path = '/v2/transaction/create'; // no host, no query
const toSign = \`\${timestamp}.POST.\${path}.\${body}\`;`,
  callbackString: `const toSign = Buffer.concat([Buffer.from(\`\${webhookId}.\${webhookTimestamp}.\`), body]);`,
  proofString: 'const toHash = `${point}:${key}:${nonce}:${secret}`;',
  exchangeString: `const toSign = Buffer.concat([Buffer.from(\`\${timestamp}\\n\${nonce}\\n\`), body, Buffer.from('\\n')]);`,
  queryString: `const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (one) => '%' + one.charCodeAt(0).toString(16).toUpperCase());
const names = Object.keys(fields).filter((name) => name !== 'sign').sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
const toSign = names.map((name) => \`\${encode(name)}=\${encode(fields[name])}\`).join('&');`,
  verifyRsa: `const isGenuine = verify('sha256', toSign, publicKey, Buffer.from(signature, 'base64')); // node:crypto`,
  readPublicKey: `const publicKey = createPublicKey({key: Buffer.from(keyBase64, 'base64'), format: 'der', type: 'spki'});`,
  readExchangeHeaders: `const {'binancepay-timestamp': timestamp, 'binancepay-nonce': nonce, 'binancepay-signature': signature} = request.headers;`,
  hmacHex: `const signature = createHmac('sha256', secret).update(toSign).digest('hex');`,
  hmacBase64: "const signature = `v1,${createHmac('sha256', key).update(toSign).digest('base64')}`;",
  sha256Hex: `const hash = createHash('sha256').update(toHash).digest('hex'); // not createHmac`,
  textKey: `const key = secret; // the whole text, nothing decoded`,
  callbackKey: `const key = Buffer.from(secret.slice('whsec_'.length), 'base64');`,
  cleanSecret: `const secret = process.env.GATEWAY_SECRET.trim(); // one setting for each environment`,
  sendHeaders: `const headers = {'Gateway-Point': point, 'Gateway-Key': key,
  'Gateway-Timestamp': timestamp, 'Gateway-Signature': signature};`,
  readHeaders: `const {'webhook-id': id, 'webhook-timestamp': timestamp} = request.headers;
const entries = request.headers['webhook-signature'].split(' '); // one that is equal is enough`,
  proofObject: `const body = JSON.stringify({auth: {point, key, nonce, hash}, ...fields});`,
  readAuth: `const {nonce = '', hash = ''} = JSON.parse(body).auth ?? {}; // empty: refuse`,
  readNonce: `const nonce = JSON.parse(body).auth?.nonce ?? ''; // as it arrived, for the hash too
const isUsed = usedNonces.has(nonce); // refuse; else store it when the hash is right`,
  readSign: `const {sign = '', ...signed} = fields; // empty: refuse`,
  signTime: `const timestamp = Math.floor(Date.now() / 1000); // once, for the header and for the string`,
  readTime: `const timestamp = request.headers['webhook-timestamp']; // as it arrived, for the string to sign too
const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= ${toleranceSeconds};`,
  bodyWithoutLineFeed: `const body = readFileSync('body.json', 'utf8').trimEnd(); // sign and send this string`,
  hashWithoutLineFeed: `const hash = createHash('sha256').update(toHash.trimEnd()).digest('hex'); // nothing after the secret`,
  queryWithoutLineFeed: `const signature = createHmac('sha256', secret).update(toSign.trimEnd()).digest('hex'); // nothing after the last value`,
  encodeUtf8: `const body = Buffer.from(json, 'utf8'); // sign and send these bytes`,
  decodeUtf8: `const value = decodeURIComponent(encoded); // reads UTF-8, unlike unescape()`,
  toJson: `const body = JSON.stringify(fields); // not String(fields), not new URLSearchParams(fields)`,
  decodeBody: `const body = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');`,
  newNonce: `const nonce = randomBytes(8).toString('hex'); // anew for each attempt, before the hash`,
  logBody: `writeFileSync('body.bin', body); // the bytes, not a line of the log`,
  logQuery: `writeFileSync('query.txt', query); // as it arrived, not a line of the log`,
  refuse: `const [given, own] = [sign, expected].map((text) => Buffer.from(text)); // timingSafeEqual() needs equal lengths
if (given.length !== own.length || !timingSafeEqual(given, own)) return response.sendStatus(401);`,
};
