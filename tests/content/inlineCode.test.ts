import {expect, test} from 'vitest';
import {brand} from '../../src/brand';
import {locales} from '../../src/content/core/locales';
import {listPages} from '../../src/content/core/sidebar';
import {fileOf} from '../../src/pages/page';
import {loadKnownWords} from '../support/knownWords';
import {codesOf} from '../support/pageCode';

const {fields, headers, paths, values} = loadKnownWords();
const words = [...fields, ...headers, ...values];

const isChecked = (id: string): boolean =>
  /^(api\/|request_format|callbacks|response_format$|reference\/(\w+_codes|transaction_statuses|test_cards)$)/.test(id);

/** Texts in code style that are neither field, code, status, path nor header; each line says what they are. */
const others: Record<string, (string | RegExp)[]> = {
  'methods of HTTP; the last one is a mistake that a page names': ['GET', 'POST', 'post'],
  'characters and white space': [/^[^\w]$/u, /^[\p{L}_]$/u, '\\n', '\\r\\n', '\\/', "!'()*", 'A–Z a–z 0–9 - . _ ~'],
  'a byte order mark in UTF-8': ['EF BB BF'],
  'an Accept-Language header that a browser sends': ['uk-UA,uk;q=0.9'],
  'percent-encoding': [/^(%[0-9A-Fa-f]{2,4})+$/, 'auth%5Bpoint%5D'],
  'letters that a wrong charset shows': ['Ð§'],
  'literals of JSON and amounts, right and wrong': [
    /^"?-?\d+([.,]\d+)?(e-?\d+)?"?$/,
    '""',
    '{}',
    '[]',
    'null',
    'true',
    'false',
    '"true"',
  ],
  'times of RFC 3339, and the locale that writes dates in the order of v1': [
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+\d\d:\d\d)$/,
    'sv-SE',
  ],
  'expressions that write a time; timeSamples.test.ts runs them': [
    /^(TZ=Europe\/Kyiv )?date [-+']/,
    /^\(new DateTimeImmutable\(/,
    /^new Date\(\)\.to\w+\(/,
    /^datetime\.now\(/,
    /^Instant\.now\(\)\.toString\(\)$/,
    /^LocalDateTime\.now\(/,
  ],
  'addresses of documentation (RFC 5737)': [/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+(\/\d+)?$/],
  'lists of currencies as JSON': [/^\["[A-Z]{3,4}"(, "[A-Z]{3,4}")*\]$/],
  'names of the messages of 3-D Secure (EMVCo)': ['cres', 'transStatus', 'acsTransID', 'threeDSServerTransID'],
  'parameters of the draft RateLimit': ['q', 'r', 't', 'w'],
  'parts of a signature': [
    'v1,',
    'v1a,',
    '{id}.{timestamp}.{body}',
    '{timestamp}.{method}.{path}.{raw body}',
    'point:key',
    'point:key:nonce:secret',
    'sign=',
  ],
  'country and region codes that are wrong or former, as the page says': ['UK', 'CT', 'OR', 'TG', 'UT'],
  'a parameter that a proxy adds': ['utm_source'],
  'addresses of examples': [/^[\w.+-]+@[\w-]+\.example$/],
  'names of Binance Pay, whose notification is forwarded as it came, and the file of its key': [
    /^BinancePay-(Certificate-SN|Nonce|Signature|Timestamp)$/,
    /^(bizType|bizId|bizIdStr|bizStatus|merchantTradeNo|totalFee|transactionId|returnCode|PAY|PAY_SUCCESS|PAY_CLOSED|SUCCESS)$/,
    'order1603',
    'exchange.pem',
  ],
  'names of EMV 3-D Secure': ['cres', 'transStatus', 'acsTransID', 'threeDSServerTransID'],
  'beginnings of addresses (crypto codes)': ['bc1', 'tb1', '0x', '1', '3'],
  'languages and locales that are wrong, as the page says': ['ua', 'pt-BR', 'en_US'],
  'values that are wrong on purpose': ['eur', 'tok_00000000000000000000'],
  'fields that are unknown on purpose, and their pointers': [/^\/?my_(other_)?field$/],
  'a simulation of the local gateway': ['hold_is_over'],
  'a header that browsers send with a frame': ['Sec-Fetch-Dest: iframe'],
  'a list of currencies': [/^\["[A-Z]{3}"(, "[A-Z]{3}")*\]$/],
  'an address whose parameter is filled in': ['/v2/account/service/5102'],
  'commands of a shell': [/^(curl|printf|echo|xxd)( |$)/, '$(date +%s)'],
  'code of languages and frameworks': [
    'Date.now()',
    'currentTimeMillis()',
    'sort_keys',
    'JSON_UNESCAPED_SLASHES',
    'HTTP_WEBHOOK_ID',
    'FAIL_ON_UNKNOWN_PROPERTIES',
    'ignoreUnknownKeys',
    'URLEncoder',
    'URLSearchParams',
    'encodeURIComponent',
    'urlencode',
    'rawurlencode',
    'rawurldecode',
    'quote_plus',
    'quote(value, safe="")',
    "express.raw({type: 'application/json'})",
    'NestFactory.create(AppModule, {rawBody: true})',
    "file_get_contents('php://input')",
    '$request->getContent()',
    "$_SERVER['QUERY_STRING']",
    'getQueryString()',
    '@RequestBody byte[] body',
    'call.receive<ByteArray>()',
    'await request.body()',
    'request.body',
    'request.rawBody',
    'request.get_data()',
    'request.json',
    'request.url',
  ],
};

const isOther = (word: string): boolean =>
  Object.values(others)
    .flat()
    .some((other) => (typeof other === 'string' ? other === word : other.test(word)));

/** `payer.language`, `errors[]`, `details.fields[].code`: each part is a field. */
const isField = (word: string): boolean =>
  word
    .split('.')
    .map((part) => part.replace(/\[\]$/, ''))
    .every((part) => fields.has(part));

/** `Idempotency-Key`, `Content-Type: text/plain`. */
const isHeader = (word: string): boolean => headers.has(word.replace(/: .*$/, '').toLowerCase());

/** `/v2/transaction/create`, `/reports/v2/`, `find`, and the same after one of our hosts; an address of an example. */
function isPath(word: string): boolean {
  const [, host, rest = ''] = /^https:\/\/([^/]+)(.*)$/.exec(word) ?? [];
  if (host?.endsWith('.example') && !Object.values<string>(brand.hosts).includes(host)) return true;
  if (host !== undefined) return Object.values<string>(brand.hosts).includes(host) && (rest === '' || paths.has(rest));
  if (/^\/.+\/$/.test(word) && [...paths].some((path) => path.startsWith(word))) return true;
  return paths.has(word) || paths.has(word.replace(/\/\d+$/, '/{service_id}')) || word === '/api/';
}

/** `is_test=true`, `"status": "error"`: a field with its value. */
const isFieldWithValue = (word: string): boolean => {
  const [, name, value] = /^"?(\w+)"?(?:=|: )"?(\w+)"?$/.exec(word) ?? [];
  return name !== undefined && fields.has(name) && (values.has(value!) || /^\d+$/.test(value!));
};

/** `webhook-…`, `whsec_`, `…_h2h`: beginning or end of a word. */
const isPart = (word: string): boolean => {
  const [, beginning] = /^(.{3,})…$|^([a-z]+_)$/.exec(word)?.filter(Boolean) ?? [];
  if (beginning !== undefined)
    return words.some((known) => known.startsWith(beginning) || known.startsWith(beginning.toLowerCase()));
  return /^….{3,}$/.test(word) && words.some((known) => known.endsWith(word.slice(1)));
};

const isKnown = (word: string): boolean =>
  [
    (one: string) => values.has(one.replace(/^#/, '')),
    isField,
    isHeader,
    isPath,
    isFieldWithValue,
    isPart,
    isOther,
  ].some((rule) => rule(word));

for (const {code} of locales) {
  test(`every word in code style on the pages of the API is one that contract or data know (${code})`, async () => {
    const unknown: string[] = [];
    let count = 0;
    const pages = listPages().filter(isChecked);
    for (const id of pages) {
      for (const word of await codesOf(id, code)) {
        count++;
        if (!isKnown(word)) unknown.push(`${fileOf(id, code)}: \`${word}\``);
      }
    }
    expect(pages.length).toBeGreaterThan(10);
    expect(count).toBeGreaterThan(1000);
    expect(
      [...new Set(unknown)],
      'Contract and data do not know these. Correct the word, add it to the contract or the data, or take the code style off',
    ).toEqual([]);
    console.log(`${code}: ${count} words in code style on ${pages.length} pages`);
  });
}

test('a word that no contract or data knows is reported', () => {
  for (const word of [
    'payer.langauge',
    'X-Signature',
    'Gateway-Secret: 1',
    '/v2/transaction/creat',
    'transaction.callback',
    'refund_forbidden',
    'is_tset=true',
    'zzz…',
    'https://shop.test/a',
  ]) {
    expect(isKnown(word), word).toBe(false);
  }
  for (const word of [
    'payer.language',
    'Idempotency-Key',
    'Content-Type: text/plain',
    'transaction/create',
    '"150.00"',
    'nonce_reused',
    '105',
    'whsec_…',
    'is_test=true',
  ]) {
    expect(isKnown(word), word).toBe(true);
  }
});
