import {expect, test} from 'vitest';
import {loadGatewayServices, loadWorld} from '../../../src/content/examples/world';
import {loadService} from '../../../src/content/services/services';
import {fieldKeys, optionalFieldKeys, optionalServiceKeys, serviceKeys} from '../../../src/gateway';
import {reviveWorld, writeWorld} from '../../../src/sandbox/world';

const services = loadGatewayServices();
const own = ['title', 'refund', 'reasons', 'isEnabled', 'fields'];
const ownOfFields = ['format', 'label'];
/** Properties whose items the gateway keeps only in part. */
const parts: readonly string[] = ['limits', 'tests', 'statuses'];

test('a service of the gateway has of its record what the lists name, and its own properties', () => {
  const seen = new Set<string>();
  let fields = 0;
  for (const service of services) {
    const record = loadService(service.code);
    const kept = [...serviceKeys, ...optionalServiceKeys].filter((key) => !parts.includes(key));
    for (const key of kept) {
      expect(service[key as keyof typeof service], `${service.code} ${key}`).toEqual(record[key]);
      if (service[key as keyof typeof service] !== undefined) seen.add(key);
    }
    const allowed = [...serviceKeys, ...optionalServiceKeys, ...own] as string[];
    expect(Object.keys(service).filter((key) => !allowed.includes(key))).toEqual([]);
    service.fields.forEach((field, index) => {
      const known = [...fieldKeys, ...optionalFieldKeys];
      for (const key of known) expect(field[key], `${service.code} ${field.name}`).toEqual(record.fields[index]![key]);
      expect(Object.keys(field).filter((key) => ![...known, ...ownOfFields].includes(key))).toEqual([]);
      fields += 1;
    });
  }
  const named = [...serviceKeys, ...optionalServiceKeys].filter((key) => !parts.includes(key));
  expect([...seen].sort()).toEqual([...named].sort());
  expect(fields).toBeGreaterThan(300);
});

test('the worker revives each service as it is', () => {
  const world = loadWorld();
  const file = JSON.parse(JSON.stringify(writeWorld(world, new Map()))) as ReturnType<typeof writeWorld>;
  expect(reviveWorld(file, world.schemaErrors).services).toEqual(services);
  expect(services.length).toBeGreaterThan(100);
});
