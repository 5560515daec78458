import type {Coin as GatewayCoin} from '../../gateway/index';
import {readData} from '../core/data';
import {defaultLocale, type LocaleCode} from '../core/locales';
import {listPages} from '../core/sidebar';
import type {CryptoCodesFile} from '../../types/data/reference/crypto_codes';

/** A blockchain network. */
type Network = CryptoCodesFile['networks'][string] & {code: GatewayCoin['network']};

/** A cryptocurrency. */
interface Coin {
  code: string;
  name: string;
  /** Maximum number of decimals of an amount. */
  exponent: number;
  networks: {network: Network; services: string; testContract?: string}[];
}

/**
 * A cryptocurrency on a network, as the table and its files show it; one that is only moved within an exchange has no
 * network.
 */
interface CoinRow {
  /** `USDT-tron`, `BNB`. */
  id: string;
  coin: Coin;
  network: Network | null;
  /** Codes of the services that support it on this network, with or without a page. */
  services: string[];
}

/** The networks, in file order. */
export function loadNetworks(locale: LocaleCode = defaultLocale): Network[] {
  const {networks} = readData('reference/crypto_codes.yaml', locale);
  return Object.entries(networks).map(([code, network]) => ({code: code as Network['code'], ...network}));
}

/** All cryptocurrencies, in file order. */
export function loadCoins(locale: LocaleCode = defaultLocale): Coin[] {
  const known = loadNetworks(locale);
  return Object.entries(readData('reference/crypto_codes.yaml', locale).currencies).map(
    ([code, {name, exponent, networks}]) => ({
      code,
      name,
      exponent,
      networks: Object.entries(networks).map(([network, {services, test_contract: testContract}]) => ({
        network: known.find((one) => one.code === network)!,
        services,
        ...(testContract && {testContract}),
      })),
    }),
  );
}

/** The rows of the table: one per currency and network. */
export function listCoinRows(locale: LocaleCode): CoinRow[] {
  const services = listPages()
    .filter((page) => page.startsWith('services/'))
    .map((page) => page.slice('services/'.length));
  return loadCoins(locale).flatMap((coin): CoinRow[] =>
    coin.networks.length === 0
      ? [{id: coin.code, coin, network: null, services: []}]
      : coin.networks.map(({network, services: beginning}) => ({
          id: `${coin.code}-${network.code}`,
          coin,
          network,
          services: services.filter((code) => code.startsWith(`${beginning}_`)),
        })),
  );
}

/** The gateway's data on crypto pay-ins, by service code. */
export function coinsByService(): Record<string, GatewayCoin> {
  return Object.fromEntries(
    loadCoins().flatMap(({networks}) =>
      networks.map(({network: {code, confirmations}, services, testContract}) => [
        `${services}_payin_h2h`,
        {network: code, confirmations, ...(testContract && {token: testContract})},
      ]),
    ),
  );
}
