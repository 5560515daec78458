import {brand} from '../../brand';
import {fieldKeys, optionalFieldKeys, optionalServiceKeys, serviceKeys, testKeys} from '../../gateway';
import type {P2pMethod, Point, GatewayService, Texts, World} from '../../gateway';
import {loadCallbackDelivery} from '../reference/callbackDelivery';
import {hasCheckDigits, passesCheck} from '../services/valueChecks';
import {coinsByService} from '../reference/coins';
import {loadGatewayEvents} from '../reference/gatewayEvents';
import {contractNames, loadContract} from '../contract/contract';
import {readErrorCodes} from '../contract/contractErrors';
import {createSchemaErrors} from '../contract/schemaErrors';
import {createExponentOf} from '../reference/currencies';
import {readData} from '../core/data';
import {pick} from '../core/pick';
import {loadExchangeKey, rsaNumbers} from '../signing/exchangeKey';
import {defaultLocale, type LocaleCode} from '../core/locales';
import {loadPayerLanguages} from '../contract/payerLanguages';
import {columnNames, loadReports} from '../cabinet/reports';
import {listServiceCodes, loadService, type Service as ServiceRecord} from '../services/services';
import {loadReasons} from '../contract/reasons';
import {loadStatuses} from '../contract/statuses';
import {cacheLoader} from '../core/fileCache';
import {loadStoplist} from '../reference/stoplist';
import {loadTestCards} from '../reference/testCards';
import {loadTestKeys} from '../core/testKeys';
import type {MerchantFile} from '../../types/data/gateway/merchant';

const p2pFile = 'gateway/p2p.yaml';

/**
 * The configuration of the reference gateway: contracts, reference tables, services and the merchant of the examples.
 *
 * @param services by default all; a subset loads faster
 */
export function loadWorld(services: GatewayService[] = loadGatewayServices()): World {
  return {...loadSurroundings(), services};
}

/** The parts that all services share. */
const loadSurroundings = cacheLoader((): Omit<World, 'services'> => {
  const keys = loadTestKeys();
  const exchange = loadExchangeKey();
  const {points, accounts} = readData('gateway/merchant.yaml');
  const cards = loadTestCards(defaultLocale);
  const reports = loadReports();
  const contracts = Object.fromEntries(contractNames().map((name) => [name, loadContract(name).document]));
  return {
    contracts,
    errors: readErrorCodes(),
    statuses: Object.fromEntries(
      loadStatuses(defaultLocale).map(({name, statuses}) => [
        name,
        Object.fromEntries(
          statuses.map(({code, v1, isFinal, next}) => [code, {...(v1 !== undefined && {state: v1}), isFinal, next}]),
        ),
      ]),
    ),
    testCards: cards.cards.map(
      ({number, flow, brand: _brand, scenario: _scenario, description: _text, ...outcome}) => ({
        number,
        flow,
        outcome,
      }),
    ),
    bins: readData('gateway/bins.yaml'),
    refusedCards: Object.fromEntries(cards.invalid.map(({number, errorCode}) => [number, errorCode])),
    codes: cards.codes,
    languages: loadPayerLanguages(),
    p2p: {
      methods: Object.fromEntries(loadPayerLanguages().map((language) => [language, loadP2pMethods(language)])),
      recipient: readData(p2pFile).recipient,
    },
    points: Object.fromEntries(Object.entries(points).map(([id, point]) => [id, pointOf(Number(id), point)])),
    secrets: keys.request_secrets,
    callbackSecrets: [keys.callback_secrets.current],
    clients: keys.clients,
    retryDelays: loadCallbackDelivery().retry_delays_seconds,
    callbackTimeout: loadCallbackDelivery().timeout_seconds,
    accounts,
    rates: readData('gateway/rates.yaml'),
    coins: coinsByService(),
    stoplist: loadStoplist(),
    exchangeKeys: {[exchange.certificateSn]: rsaNumbers(exchange)},
    hosts: {site: brand.hosts.site, pay: `https://${brand.hosts.pay}`, api: `https://${brand.hosts.test}`},
    reports: {
      limits: reports.limits,
      columns: Object.fromEntries(
        reports.kinds.map((kind) => [kind.name, {v1: columnNames(kind, 'v1'), v2: columnNames(kind, 'v2')}]),
      ),
    },
    simulations: Object.fromEntries(
      loadGatewayEvents(defaultLocale).map(({name, needs, takes}) => [name, {needs, takes}]),
    ),
    reasons: loadReasons(defaultLocale).map(({code}) => code),
    successReasons: Object.fromEntries(
      loadReasons(defaultLocale).flatMap(({code, ofSuccess}) => (ofSuccess ? [[code, ofSuccess]] : [])),
    ),
    schemaErrors: createSchemaErrors(contracts),
    passesCheck,
    hasCheckDigits,
    exponentOf: createExponentOf(),
  };
});

function pointOf(
  id: number,
  {revoked_keys, allowed_addresses, callback_url, callback_method}: MerchantFile['points'][string],
): Point {
  return {
    id,
    revokedKeys: revoked_keys,
    rights: {},
    isBlocked: false,
    isWhitelistOnly: false,
    allowedAddresses: allowed_addresses,
    callbackUrl: callback_url,
    callbackMethod: callback_method,
  };
}

/** The P2P methods, in file order. */
function loadP2pMethods(locale: LocaleCode): P2pMethod[] {
  return Object.entries(readData(p2pFile, locale).methods).map(([code, method]) => ({code, ...method}));
}

/** All services of the gateway by id. */
export const loadGatewayServices = cacheLoader((): GatewayService[] =>
  listServiceCodes()
    .map(loadGatewayService)
    .sort((one, other) => one.id - other.id),
);

/** A text in each of the languages of texts for payers. */
function inAll(languages: LocaleCode[], textOf: (language: LocaleCode) => string): Texts {
  return Object.fromEntries(languages.map((language) => [language, textOf(language)]));
}

/** A service in the format of the gateway. */
export function loadGatewayService(code: string): GatewayService {
  // Read once, because each text below needs all languages.
  const languages = loadPayerLanguages();
  const records = Object.fromEntries(languages.map((language) => [language, loadService(code, language)])) as Record<
    LocaleCode,
    ServiceRecord
  >;
  const record = records[defaultLocale];
  return {
    ...pick(record, serviceKeys),
    limits: record.limits.map(({example: _example, ...limit}) => limit),
    tests: record.tests.map((one) => pick(one, testKeys)),
    statuses: record.statuses.map(({code: status}) => status),
    reasons: record.failure_reasons,
    ...pick(record, optionalServiceKeys),
    title: inAll(languages, (language) => records[language].title),
    refund: pick(record.refund, ['mode', 'until_days']),
    isEnabled: true,
    fields: record.fields.map((field, index) => ({
      ...pick(field, fieldKeys),
      format: inAll(languages, (language) => records[language].fields[index]!.format),
      ...pick(field, optionalFieldKeys),
      ...(field.label && {label: inAll(languages, (language) => records[language].fields[index]!.label!)}),
    })),
  };
}
