import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {bodyOf, contrastsShown, enter, leaveOut, problemsOf, type Values} from '../../src/content/cabinet/pageLook';
import {fillTokens} from '../../src/content/core/tokens';
import {bearerRequest} from '../../src/content/signing/clientRequest';
import {loadContract, operation} from '../../src/content/contract/contract';
import {loadPagePreview} from '../../src/content/cabinet/pagePreview';
import {play} from '../../src/content/examples/replay';
import {root} from '../../src/content/core/root';
import {flatten} from '../../src/content/contract/schemaFields';
import {handle} from '../../src/gateway';
import {fromRfc3339} from '../../src/gateway/values/time';
import {world} from '../support/askGateway';
import type {Json} from '../support/json';

const id = 'invoicing/v1/page_customization';
const contract = loadContract('invoicing');
const {owners, groups, defaults, looks} = loadPagePreview('en');
const options = groups.flatMap((group) => group.options);
const story = contract.scenarios.find(({key}) => key === 'look_of_template')!;
const step = story.steps.find((one) => one.operation === id)!;
const {state: before} = play(world, story, {until: step});
const body = (values: Values, owner: 'point' | 'template' = 'point'): Json | null =>
  bodyOf(values, {options, defaults, owner: owners[owner].owner});

/** What the reference gateway answers to a look, each time as if it were the first. */
function send(look: Json): {status: number; body: Json} {
  const request = bearerRequest('/invoicing/v1/page_customization', JSON.stringify(look), 'key-of-a-look-0001');
  const {status, body: answer} = handle(world, structuredClone(before), request, fromRfc3339(step.at));
  return {status, body: JSON.parse(answer)};
}

/** A seeded random choice (linear congruential generator), the same in each run. */
function createChoice(): <T>(from: readonly T[]) => T {
  let seed = 7;
  return (from) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return from[Math.floor((seed / 2147483648) * from.length)]!;
  };
}

test('the preview has every option of page_customization, with bounds, and no other', () => {
  const leaves = flatten(operation(contract, id).requestFields).filter(({children}) => children.length === 0);
  const wanted = leaves.map(({pointer}) => pointer).filter((pointer) => !['/point', '/template_id'].includes(pointer));
  assert.ok(wanted.length > 10);
  assert.deepEqual(options.map(({pointer}) => pointer).sort(), wanted.sort());
  for (const {pointer, limits} of options)
    assert.deepEqual(limits, leaves.find((leaf) => leaf.pointer === pointer)!.limits);
});

test('the look of the gateway is what the contract calls the default, can be read, and asks for nothing', () => {
  const {
    colors,
    corner_radius: radius,
    language,
  } = contract.document.components.schemas.PageCustomizationChange!['x-gateway-default']!;
  assert.deepEqual(defaults, {
    ...Object.fromEntries(
      Object.entries(colors as Record<string, string>).map(([name, value]) => [`/colors/${name}`, value]),
    ),
    '/corner_radius': String(radius),
    '/language': language,
  });
  assert.ok(contrastsShown({}, defaults).every(({isEnough}) => isEnough));
  assert.deepEqual(body({}), owners.point.owner);
});

test('without JavaScript the page has the look of the gateway', () => {
  const file = 'src/components/PagePreview/styles.module.css';
  const sheet = fillTokens(fs.readFileSync(path.join(root, file), 'utf8'), file);
  const written = [...sheet.matchAll(/(--page-[\w-]+): (.+);/g)].map(([, name, value]) => [name, value]);
  assert.deepEqual(Object.fromEntries(written), {
    '--page-background': defaults['/colors/background'],
    '--page-text': defaults['/colors/text'],
    '--page-button': defaults['/colors/button'],
    '--page-button-text': defaults['/colors/button_text'],
    '--page-radius': `${defaults['/corner_radius']}px`,
  });
});

test('the looks to begin with are the requests of the contract’s stories', () => {
  const requests = contract.scenarios.flatMap(({steps}) =>
    steps.filter((one) => one.operation === id).map(({request}) => request),
  );
  assert.ok(requests.length > 1);
  assert.deepEqual(
    looks.map(({values, owner}) => body(values, owner)),
    requests,
  );
});

test('every body that the preview shows is one that the gateway takes, for many looks', () => {
  const choose = createChoice();
  const of: Record<string, string[]> = {
    color: ['#ffffff', '#000000', '#1D4ED8', '#fbbf24', '#111827', '#767676', '#12345', 'red', ''],
    number: ['0', '8', '24', '', ''],
    choice: ['en', 'uk', ''],
  };
  const texts = [
    '',
    '',
    '',
    'https://shop.example/logo.png',
    'https://shop.example/#top',
    'http://shop.example',
    'https://крамниця.example/',
    'https://a.example/b c',
    'help@shop.example',
    'help@shop',
    '380441234567',
    '+380441234567',
    '0441234567',
    'Умови школи',
    '«Shop» <b>&',
    '😀'.repeat(40),
    '😀'.repeat(41),
    'x'.repeat(200),
    'x'.repeat(201),
  ];
  const [shown, held] = [new Set<string>(), new Set<string>()];
  for (let turn = 0; turn < 600; turn += 1) {
    // Mostly valid values, because looks with a single mistake matter most. A link needs both of its parts, so one alone is rare.
    let values: Values = choose([{}, looks[0]!.values, looks[1]!.values]);
    for (const {pointer, type, example} of options) {
      if (!choose([true, false, false])) continue;
      const wild = choose([true, false, false, false, false, false]);
      const isAlone = pointer.includes('*') && values[pointer] === undefined;
      if (wild || !isAlone)
        values = enter(values, defaults, pointer, wild || type === 'number' ? choose(of[type] ?? texts) : example);
    }
    const look = body(values, choose(['point', 'template'] as const));
    if (!look) {
      held.add(JSON.stringify(values));
      continue;
    }
    shown.add(JSON.stringify(look));
  }
  assert.ok(shown.size > 100 && held.size > 100, `${shown.size} shown, ${held.size} held back`);
  for (const look of shown) {
    const {status, body: answer} = send(JSON.parse(look));
    assert.equal(status, 200, `${look} ${JSON.stringify(answer)}`);
  }
});

test('what the preview holds back is what the gateway refuses, at the same place', () => {
  const cases: [pointer: string, value: string, request: Json][] = [
    ['/logo_url', 'http://shop.example/logo.png', {logo_url: 'http://shop.example/logo.png'}],
    ['/support/phone', '+380441234567', {support: {phone: '+380441234567'}}],
    ['/support/email', 'help@shop', {support: {email: 'help@shop'}}],
    ['/footer/en/text', 'x'.repeat(201), {footer: {en: {text: 'x'.repeat(201)}}}],
    ['/corner_radius', '25', {corner_radius: 25}],
  ];
  for (const [pointer, value, request] of cases) {
    const values = enter({}, defaults, pointer, value);
    assert.deepEqual(Object.keys(problemsOf(values, options)), [pointer]);
    assert.equal(body(values), null);
    const {status, body: answer} = send({...owners.point.owner, ...request});
    assert.deepEqual([status, answer.errors.map((error: Json) => error.pointer)], [400, [pointer]]);
  }
  assert.deepEqual(problemsOf({'/footer/en/links/*/label': 'Terms'}, options), {'/footer/en/links/*/url': 'missing'});
});

test('a weak contrast shows the ratio that the gateway names', () => {
  const values = enter({}, defaults, '/colors/button_text', '#c0a080');
  const weak = contrastsShown(values, defaults).filter(({isEnough}) => !isEnough);
  assert.deepEqual(
    weak.map(({text}) => text),
    ['button_text'],
  );
  assert.equal(body(values), null);
  const colors = Object.fromEntries(
    Object.entries(values).map(([pointer, value]) => [pointer.replace('/colors/', ''), value]),
  );
  const {errors} = send({...owners.point.owner, colors}).body;
  assert.equal(errors.length, 1);
  assert.ok(errors[0].detail.includes(` ${weak[0]!.ratio}:1`), errors[0].detail);
});

test('one colour brings the others along, and all are taken back together', () => {
  const values = enter({'/corner_radius': '8'}, defaults, '/colors/button', '#1d4ed8');
  assert.deepEqual(body(values)!.colors, {
    background: defaults['/colors/background'],
    text: defaults['/colors/text'],
    button: '#1d4ed8',
    button_text: defaults['/colors/button_text'],
  });
  assert.deepEqual(leaveOut(values, '/colors'), {'/corner_radius': '8'});
  assert.deepEqual(leaveOut(values, '/corner_radius')['/colors/button'], '#1d4ed8');
});
