import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {serviceRecord} from '../../../src/cli/serviceRecord';
import {readRawYaml} from '../../../src/content/core/rawData';
import {listServiceCodes, loadService, loadWithOrigins} from '../../../src/content/services/services';

type Tree = Record<string, unknown>;

const known = new Map<string, Tree>();
/** A file of data as it is written; each is read once. */
function written(file: string): Tree {
  if (!known.has(file)) known.set(file, readRawYaml(file) as Tree);
  return known.get(file)!;
}

/** The lists whose items are merged one by one, and the key that names an item. */
const names: Record<string, string> = {statuses: 'code', payer_messages: 'when', tests: 'code'};

/** Whether a file of data has the value that a service is said to take from it. */
function has(file: string, pointer: string, uses: (string | undefined)[]): boolean {
  const data = written(file);
  const [key = '', name = '', part = ''] = pointer.slice(1).split('/');
  if (key === 'fields' && name !== '') {
    return Object.entries(data as Record<string, Tree>).some(
      ([use, field]) => field.name === name && part in field && uses.includes(use),
    );
  }
  if (key === 'steps' && name !== '') return (data.step_texts as {id: string}[]).some(({id}) => id === name);
  const item = names[key];
  return item === undefined ? key in data : (data[key] as Tree[]).some((one) => one[item] === name);
}

test('each value of a service is from the file that is named beside it', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  let added = 0;
  for (const code of listServiceCodes()) {
    const {service, origins} = loadWithOrigins(code);
    const uses = (written(origins['/fields']!).fields as {use?: string}[]).map(({use}) => use);
    for (const [pointer, file] of Object.entries(origins)) {
      seen.add(pointer.split('/')[1]!);
      if (file === 'src/content/services/services.ts') added += 1;
      else if (!has(file, pointer, uses)) wrong.push(`${code} ${pointer} ${file}`);
    }
    const named = new Set(Object.keys(origins).map((pointer) => pointer.split('/')[1]));
    for (const [key, value] of Object.entries(service))
      if (!named.has(key) && !(Array.isArray(value) && value.length === 0)) wrong.push(`${code} /${key}`);
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(25);
  expect(added).toBeGreaterThan(100);
});

test('a later file is named where it overrides an earlier one, and the first one elsewhere', () => {
  const {origins} = loadWithOrigins('pix/payin_hpp');
  const folder = 'src/data/services';
  expect(origins).toMatchObject({
    '/provider': `${folder}/_flows/_defaults.yaml`,
    '/steps': `${folder}/_flows/qr_hpp.yaml`,
    '/family': `${folder}/pix/_method.yaml`,
    '/recurring': `${folder}/pix/_charge.yaml`,
    '/title': `${folder}/pix/payin_hpp.yaml`,
    '/statuses/processing': `${folder}/pix/payin_hpp.yaml`,
    '/statuses/refunded': `${folder}/_flows/_defaults.yaml`,
    '/fields/email/pattern': `${folder}/_fields/shared.yaml`,
    '/failure_reasons/paid_after_expiry': 'src/content/services/services.ts',
  });
  expect(origins).not.toHaveProperty(['/fields/email/example']);
  const texts = loadWithOrigins('pagoefectivo/payin_hpp').origins;
  expect(Object.keys(texts).filter((pointer) => /^\/steps\/\w+\/text$/.test(pointer))).not.toEqual([]);
});

test('the printed record is the service, and names the file of each key and of each item from another file', () => {
  const codes = listServiceCodes().filter((code) => /^(pix|card|p2p)\//.test(code));
  expect(codes.length).toBeGreaterThan(10);
  for (const code of codes) expect(parse(serviceRecord(code)), code).toEqual(loadService(code));
  const text = serviceRecord('pix/payin_hpp');
  expect(text).toContain('\nfamily: pix # src/data/services/pix/_method.yaml\n');
  expect(text).toContain('\nrefund:\n  # src/data/services/pix/_method.yaml\n  mode: partial\n');
  expect(text).toContain('\n  # src/data/services/_flows/_defaults.yaml\n  - code: refunded\n');
  expect(text).toContain('    check: email # src/data/services/_fields/shared.yaml\n');
  expect(text).toContain('    example: ana.souza@payer.example\n');
});
