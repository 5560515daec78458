import {loadServices, type Service} from './services';

/**
 * The services (their codes) by country or currency code. A service without countries is available everywhere and not
 * listed.
 */
export function servicesByCode(
  key: 'countries' | 'currencies',
  services: Service[] = loadServices(),
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const service of services) {
    for (const code of new Set(service[key])) found.set(code, [...(found.get(code) ?? []), service.code]);
  }
  return found;
}
