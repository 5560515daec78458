import {brand} from '../../src/brand';
import {loadBankLists} from '../../src/content/reference/banks';
import {listCoinRows} from '../../src/content/reference/coins';
import {contractNames, loadContract} from '../../src/content/contract/contract';
import {loadCountries, loadRegions} from '../../src/content/reference/countries';
import {loadCurrencies, loadEndedCurrencies} from '../../src/content/reference/currencies';
import {loadErrors} from '../../src/content/contract/errors';
import {loadLanguages} from '../../src/content/reference/languages';
import {loadReasons} from '../../src/content/contract/reasons';
import {listPages} from '../../src/content/core/sidebar';
import {listServiceCodes, loadServices} from '../../src/content/services/services';
import {loadMerchantStates, loadPointStates} from '../../src/content/contract/partyStates';
import {loadStateCodes} from '../../src/content/contract/stateCodes';
import {loadStatuses} from '../../src/content/contract/statuses';
import {loadTestAmounts} from '../../src/content/reference/testAmounts';
import {loadTestCards} from '../../src/content/reference/testCards';
import {loadTestKeys} from '../../src/content/core/testKeys';
import {loadVectors, schemes} from '../../src/content/signing/vectors';
import {v1GetCallbackReasons, v1PostCallbackReasons, v2CallbackReasons} from '../../src/gateway/values/signing';
import type {Json} from './json';

/** Words that contracts and data define, by kind. */
interface KnownWords {
  /** Names of fields and parameters, whatever object holds them. */
  fields: Set<string>;
  /** Names of headers in lower case. */
  headers: Set<string>;
  /** Paths of operations and each of their ends: `/v2/transaction/create`, `transaction/create`, `create`. */
  paths: Set<string>;
  /** Codes, statuses, values, examples, limits: everything else that has a place in contract or data. */
  values: Set<string>;
}

/**
 * Headers of HTTP itself and of its standards that the pages speak of, and the one of the test environment: no contract
 * lists them as parameters.
 */
const standardHeaders = [
  'content-type',
  'content-length',
  'host',
  'allow',
  'deprecation',
  'sunset',
  'authorization',
  'gateway-simulate',
];

function readContracts(known: KnownWords): void {
  const walk = (node: unknown, isNames: boolean): void => {
    if (typeof node === 'string' || typeof node === 'number' || typeof node === 'boolean') {
      known.values.add(String(node)).add(JSON.stringify(node));
      return;
    }
    if (node === null || typeof node !== 'object') return;
    const {in: place, name} = node as Json;
    if (typeof name === 'string' && place === 'header') known.headers.add(name.toLowerCase());
    if (typeof name === 'string' && (place === 'query' || place === 'path')) known.fields.add(name);
    for (const [key, value] of Object.entries(node)) {
      if (['example', 'default'].includes(key) && !isNames) known.values.add(JSON.stringify(value));
      if (isNames) known.fields.add(key);
      if (key === 'content' && !isNames) for (const type of Object.keys(value as Json)) known.values.add(type);
      if (key === 'headers' && !isNames)
        for (const header of Object.keys(value as Json)) known.headers.add(header.toLowerCase());
      // Skips sentences, because the test checks the inline code in them.
      const isText =
        ['description', 'summary', 'cause', 'fix', 'title', 'x-required-when'].includes(key) &&
        typeof value === 'string';
      if (!isText || isNames) walk(value, key === 'properties' && !isNames);
    }
  };
  for (const contract of contractNames()) {
    const {document, scenarios} = loadContract(contract);
    walk(document, false);
    // Steps that no page shows are a part of the story too.
    walk(
      scenarios.map(({before, steps}) => [...before, ...steps].map(({request, answer}) => [request, answer])),
      false,
    );
    for (const [address, {post}] of Object.entries(document.paths)) addPath(known, address).add(post.operationId);
    for (const webhook of Object.keys(document.webhooks ?? {})) known.values.add(webhook);
    known.values.add(contract);
  }
}

function addPath({paths}: KnownWords, address: string): Set<string> {
  const parts = address.split('/').filter(Boolean);
  paths.add(`/${parts.join('/')}`);
  parts.forEach((_, index) => paths.add(parts.slice(index).join('/')));
  paths.add(`/${parts[0]}/`);
  return paths;
}

function readData(known: KnownWords): void {
  const add = (...words: (string | number)[]): void => words.forEach((word) => known.values.add(String(word)));
  for (const {code, v1} of loadErrors('en')) add(code, v1);
  for (const {code} of loadReasons('en')) add(code);
  for (const {name, statuses} of loadStatuses('en')) add(name, ...statuses.map(({code}) => code));
  for (const {state, status} of loadStateCodes()) add(state, status);
  for (const {code} of [...loadPointStates('en'), ...loadMerchantStates('en')]) add(code);
  for (const {alpha2, alpha3, numeric} of loadCountries('en')) add(alpha2, alpha3, numeric);
  for (const {regions} of loadRegions('en')) add(...regions.map(({code}) => code));
  for (const {code, numeric} of [...loadCurrencies('en'), ...loadEndedCurrencies('en')]) add(code, numeric);
  for (const {code} of loadLanguages()) add(code);
  for (const {id, coin, network} of listCoinRows('en')) add(id, coin.code, ...(network?.examples ?? []));
  for (const {country, banks} of loadBankLists('en')) add(...banks.flatMap(({code}) => [code, `${country}-${code}`]));
  add(
    ...listServiceCodes(),
    ...listPages()
      .filter((page) => /^services\/[^/]+\/[^/]+$/.test(page))
      .map((page) => page.slice('services/'.length)),
  );
  for (const {fields} of loadServices('en')) fields.forEach(({name}) => known.fields.add(name));
  const {request_secrets: requestSecrets, callback_secrets: callbackSecrets} = loadTestKeys();
  add(...Object.values(requestSecrets).flatMap((secrets) => Object.values(secrets)), ...Object.values(callbackSecrets));
  const {cards, invalid, codes} = loadTestCards('en');
  add(
    ...cards.map(({number}) => number),
    ...loadTestAmounts().map(({lastDigits}) => lastDigits),
    ...invalid.map(({number}) => number),
    ...Object.values(codes),
  );
  add(...v2CallbackReasons, ...v1PostCallbackReasons, ...v1GetCallbackReasons);
  for (const scheme of schemes) {
    const {vectors} = loadVectors(scheme);
    add(...vectors.map(({name}) => name));
    // Keys of the published files.
    for (const vector of vectors) {
      Object.keys(vector).forEach((key) => known.fields.add(key));
      add(vector.expected.result);
      Object.keys(vector.headers).forEach((header) => known.headers.add(header.toLowerCase()));
    }
  }
  // Keys of the published files of vectors themselves.
  for (const key of ['now', 'secrets', 'vectors', 'body_base64', 'signed_by_mistake']) known.fields.add(key);
  add(...Object.values(brand.hosts));
  for (const page of listPages()) if (page.startsWith('api/')) addPath(known, page.slice('api/'.length));
}

/** Reads all contracts and tables once. */
export function loadKnownWords(): KnownWords {
  const known: KnownWords = {fields: new Set(), headers: new Set(standardHeaders), paths: new Set(), values: new Set()};
  readContracts(known);
  readData(known);
  return known;
}
