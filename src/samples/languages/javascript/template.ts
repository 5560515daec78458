import {doneWord, tokenComment, type SampleRequest} from '../../request';
import {afterOpening} from '../../afterOpening';
import type {JsonValue} from '../../../types/json';

/** Quotes a text with single quotes. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r')}'`;
}

function literal(value: JsonValue, indent: string): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, inner)).join(', ')}]`;
  const items = Object.entries(value).map(
    ([key, item]) => `${inner}${/^[a-z_$][\w$]*$/i.test(key) ? key : quote(key)}: ${literal(item, inner)},`,
  );
  return items.length === 0 ? '{}' : `{\n${items.join('\n')}\n${indent}}`;
}

function renderForm({purpose, host, path, client, body, hasAnswer}: SampleRequest): string {
  const answer = hasAnswer
    ? `const answer = await response.json();
if (!response.ok) {
  console.error(\`\${answer.error}: \${answer.error_description}\`);
  process.exit(1);
}
console.log(answer);
`
    : `if (!response.ok) {
  const answer = await response.json();
  console.error(\`\${answer.error}: \${answer.error_description}\`);
  process.exit(1);
}
console.log('${doneWord}');
`;
  return `// ${purpose}. Needs Node.js 18 or newer; save it as .mjs.
const host = '${host}';
const clientId = '${client.id}';
const clientSecret = '${client.secret}';

const path = '${path}';
const response = await fetch(host + path, {
  method: 'POST',
  headers: {Authorization: \`Basic \${btoa(\`\${clientId}:\${clientSecret}\`)}\`},
  body: new URLSearchParams(${literal(body, '  ')}),
  signal: AbortSignal.timeout(60_000),
});
${answer}`;
}

/** Node.js 18 or later, without packages. */
export function render(request: SampleRequest): string {
  if (request.scheme === 'client') return renderForm(request);
  const {purpose, host, path, point, secret, key, token, body, idempotencyKey} = request;
  const isSigned = request.scheme === 'v2';
  const isBearer = request.scheme === 'bearer';
  const prepare = isBearer
    ? `const body = JSON.stringify(${literal(body, '')});
`
    : isSigned
      ? `const body = JSON.stringify(${literal(body, '')});

// The signature covers the very bytes that are sent.
const timestamp = Math.floor(Date.now() / 1000);
const signature = createHmac('sha256', secret)
  .update(\`\${timestamp}.POST.\${path}.\${body}\`)
  .digest('hex');
`
      : `const nonce = randomBytes(16).toString('hex');
const hash = createHash('sha256').update(\`\${point}:\${key}:\${nonce}:\${secret}\`).digest('hex');
const body = JSON.stringify({
  auth: {point, key, nonce, hash},
${afterOpening(literal(body, ''), '}')});
`;
  const headers = isSigned
    ? `
    'Gateway-Point': String(point),
    'Gateway-Key': String(key),
    'Gateway-Timestamp': String(timestamp),
    'Gateway-Signature': signature,`
    : isBearer
      ? `
    Authorization: \`Bearer \${token}\`,`
      : '';
  const repeatable = idempotencyKey ? `\n    'Idempotency-Key': '${idempotencyKey}',` : '';
  const values = isBearer
    ? `const host = '${host}';
// ${tokenComment}
const token = '${token}';
`
    : `import {${isSigned ? 'createHmac' : 'createHash, randomBytes'}} from 'node:crypto';

const host = '${host}';
const point = ${point};
const key = ${key};
const secret = '${secret}';
`;
  return `// ${purpose}. Needs Node.js 18 or newer; save it as .mjs.
${values}
const path = '${path}';
${prepare}
const response = await fetch(host + path, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',${headers}${repeatable}
  },
  body,
  signal: AbortSignal.timeout(60_000),
});
const answer = await response.json();
${
  isSigned || isBearer
    ? `if (!response.ok) {
  console.error(\`\${answer.code}: \${answer.detail}\`);
  process.exit(1);
}
console.log(answer.data);
`
    : `if (answer.status !== 'ok') {
  console.error(\`\${answer.error.code}: \${answer.error.message}\`);
  process.exit(1);
}
console.log(answer.result);
`
}`;
}
