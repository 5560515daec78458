import fs from 'node:fs';
import path from 'node:path';
import {code as currencyOf} from 'currency-codes';
import {brand} from '../brand';
import type {Point, Service, Texts, World} from '../gateway';
import {loadCallbackDelivery} from './callbackDelivery';
import {passesCheck} from './checks';
import {contractNames, loadContract} from './contract';
import {readErrorCodes} from './contractErrors';
import {readData} from './data';
import {defaultLocale, locales} from './locales';
import {root} from './root';
import {loadServices, type Service as ServiceRecord} from './services';
import {loadStatuses} from './statuses';
import {loadTestCards} from './testCards';
import {loadTestKeys} from './testKeys';

type RawPoint = {revoked_keys: number[]; allowed_addresses: string[]; callback_url: string; callback_method: 'POST' | 'GET'};
type ServicesToCome = {
  field_sets: Record<string, (Omit<Service['fields'][number], 'type' | 'format' | 'label'> & {type?: Service['fields'][number]['type']; format: string; label?: string})[]>;
  services: (Omit<Service, 'title' | 'expiry' | 'fields' | 'isEnabled'> & {title: string; expiry_seconds: number | null; fields: string})[];
};

const toCome = 'gateway/services_to_come.yaml';

/** All that the reference gateway knows: contracts, reference tables, services and the merchant of the examples. */
export function loadWorld(): World {
  const keys = loadTestKeys();
  const {points, accounts} = readData<{points: Record<string, RawPoint>; accounts: World['accounts']}>('gateway/merchant.yaml');
  const cards = loadTestCards(defaultLocale);
  return {
    contracts: Object.fromEntries(contractNames().map((name) => [name, loadContract(name).document])),
    errors: readErrorCodes(),
    statuses: Object.fromEntries(
      loadStatuses(defaultLocale).map(({name, statuses}) => [
        name,
        Object.fromEntries(statuses.map(({code, v1, isFinal, next}) => [code, {...(v1 !== undefined && {state: v1}), isFinal, next}])),
      ]),
    ),
    services: loadGatewayServices(),
    testCards: cards.cards,
    refusedCards: Object.fromEntries(cards.invalid.map(({number, errorCode}) => [number, errorCode])),
    testAmounts: Object.fromEntries(cards.amounts.map(({lastDigits, result, reasonCode}) => [lastDigits, {result, ...(reasonCode && {reasonCode})}])),
    codes: cards.codes,
    points: Object.fromEntries(Object.entries(points).map(([id, point]) => [id, pointOf(Number(id), point)])),
    secrets: keys.request_secrets,
    callbackSecrets: [keys.callback_secrets.current],
    retryDelays: loadCallbackDelivery().retry_delays_seconds,
    accounts,
    rates: readOptional('gateway/rates.yaml'),
    stoplist: Object.values(readOptional('gateway/stoplist.yaml')),
    hosts: {site: brand.hosts.site, pay: brand.hosts.pay},
    passesCheck,
    exponentOf,
  };
}

function pointOf(id: number, {revoked_keys, allowed_addresses, callback_url, callback_method}: RawPoint): Point {
  return {id, revokedKeys: revoked_keys, rights: {}, isBlocked: false, allowedAddresses: allowed_addresses, callbackUrl: callback_url, callbackMethod: callback_method};
}

function readOptional<T extends Record<string, never>>(file: string): T {
  return fs.existsSync(path.join(root, 'src/data', file)) ? readData<T>(file) : ({} as T);
}

/** Every service that the gateway knows, by id: those with a record, and those that still wait for one. */
function loadGatewayServices(): Service[] {
  const records = loadServices();
  const translated = Object.fromEntries(locales.map(({code}) => [code, loadServices(code)])) as Record<keyof Texts, ServiceRecord[]>;
  const {field_sets: sets, services} = readData<ServicesToCome>(toCome);
  const both = services.find(({code}) => records.some((record) => record.code === code));
  if (both) throw new Error(`src/data/${toCome}: ${both.code} has a record now. Take it off this list.`);
  const waiting = services.map(({expiry_seconds, fields, ...service}): Service => {
    if (!sets[fields]) throw new Error(`src/data/${toCome}: ${service.code} names the field set "${fields}". Write one of ${Object.keys(sets).join(', ')}.`);
    return {
      ...service,
      title: inAll(() => service.title),
      isEnabled: true,
      expiry: expiry_seconds === null ? null : {default_seconds: expiry_seconds, shortest_seconds: 300, longest_seconds: expiry_seconds},
      fields: sets[fields].map(({format, label, ...field}) => ({type: 'string', ...field, format: inAll(() => format), ...(label && {label: inAll(() => label)})})),
    };
  });
  const known = records.map((record, index) => fromRecord(record, (language) => translated[language][index]!));
  return [...known, ...waiting].sort((one, other) => one.id - other.id);
}

/** A text of every language. */
function inAll(textOf: (language: keyof Texts) => string): Texts {
  return Object.fromEntries(locales.map(({code}) => [code, textOf(code)])) as Texts;
}

function fromRecord(record: ServiceRecord, recordIn: (language: keyof Texts) => ServiceRecord): Service {
  const {id, code, method, direction, integration, flow, currencies, countries, limits, expiry, capture, refund, fields} = record;
  return {
    id, code, method, direction, integration, flow, currencies, countries, limits, expiry, capture,
    title: inAll((language) => recordIn(language).title),
    refund: {mode: refund.mode, ...(refund.until_days && {until_days: refund.until_days})},
    isEnabled: true,
    fields: fields.map(({name, in: place, type, is_required, pattern, values, check, label, example}, index) => ({
      name, in: place, type, is_required, example,
      format: inAll((language) => recordIn(language).fields[index]!.format),
      ...(pattern && {pattern}),
      ...(values && {values}),
      ...(check && {check}),
      ...(label && {label: inAll((language) => recordIn(language).fields[index]!.label!)}),
    })),
  };
}

/** Decimals of a currency: ISO 4217, or those of a crypto currency. */
function exponentOf(currency: string): number {
  const crypto = readData<Record<string, number>>('gateway/crypto_exponents.yaml');
  return crypto[currency] ?? currencyOf(currency)?.digits ?? 2;
}
