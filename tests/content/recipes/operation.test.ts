/** README, “How to add”: an operation. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {copyOfSite, edit, passedTests, runIn} from '../../support/copyOfSite';

const page = 'api/v2/account/clock';

/** The files of an invented operation, which returns the time of the gateway. */
const files = {
  'src/contract/v2/account/clock.yaml': `
post:
  operationId: v2/account/clock
  tags: [account]
  summary: Read the gateway’s clock
  description: Returns the time of the gateway. Compare it with your own clock before you sign requests.
  x-since: 2.0.0
  x-idempotent: false
  x-synchronous: true
  x-callbacks: []
  x-timeout-seconds: 15
  x-next: [v2/account/info]
  x-errors:
    - code: field_unknown
      cause: The body contains a field, and the operation has none.
      fix: Send an empty object.
      detail: The field zone is unknown.
      fields: [{pointer: /zone, code: field_unknown, detail: There is no such field.}]
  parameters:
    - $ref: ../parameters/AcceptLanguage.yaml
  requestBody:
    required: true
    description: The operation has no fields.
    content:
      application/json:
        schema: {$ref: ../schemas/Nothing.yaml}
  responses:
    '200':
      description: The time of the gateway.
      headers:
        Request-Id: {$ref: ../headers/RequestId.yaml}
        RateLimit: {$ref: ../headers/RateLimit.yaml}
        RateLimit-Policy: {$ref: ../headers/RateLimitPolicy.yaml}
      content:
        application/json:
          schema: {$ref: ../schemas/ClockAnswer.yaml}
`,
  'src/contract/v2/schemas/ClockAnswer.yaml': `
type: object
unevaluatedProperties: false
required: [request_id, data]
description: The time that you asked for.
properties:
  request_id: {$ref: RequestId.yaml}
  data: {$ref: Clock.yaml}
`,
  'src/contract/v2/schemas/Clock.yaml': `
type: object
unevaluatedProperties: false
required: [time]
description: The gateway’s clock.
properties:
  time: {$ref: Time.yaml, description: 'When the response was generated, in UTC.'}
`,
  'src/contract/v2/scenarios/account_clock.yaml': `
summary: The gateway’s clock
description: You compare your clock with the gateway’s before the first signed request.
order: 1000
steps:
  - at: '2025-03-14T09:26:53Z'
    operation: v2/account/clock
    request: {}
    answer:
      request_id: req_C1ockSJrUtRni1AKGxg4
      data: {time: '2025-03-14T09:26:53Z'}
`,
  'src/gateway/operations/account/clock.ts': `
import type {Operation} from '../../books/types';
import {toRfc3339} from '../../values/time';

/** Returns the time of the gateway. */
export const clock: Operation<'account/clock'> = ({now}) => ({time: toRfc3339(now)});
`,
  [`docs/${page}.mdx`]: `
---
title: Read the gateway’s clock
description: Read the time of the gateway in version 2 of the API, and compare it with your own clock before you sign requests.
operation: v2/account/clock
---

\`account/clock\` returns the time of the gateway.

**Use it** before the first signed request.

**Do not use it** before each request.

## Response {/* #answer */}

Compare the time with your own clock.
`,
  [`i18n/uk/docusaurus-plugin-content-docs/current/${page}.mdx`]: `
---
title: Час шлюзу
description: Як дізнатися час шлюзу у версії 2 API й порівняти його зі своїм годинником, перш ніж підписувати запити.
operation: v2/account/clock
---

\`account/clock\` повертає час шлюзу.

**Використовуйте** перед першим підписаним запитом.

**Не використовуйте** перед кожним запитом.

## Відповідь {/* #answer */}

Порівняйте цей час зі своїм годинником.
`,
};

/** The lines of other files, each before a line that is there. */
const lines: [file: string, line: string, before: string][] = [
  [
    'src/contract/v2/openapi.yaml',
    '  /v2/account/clock: {$ref: account/clock.yaml}',
    '  /v2/account/info: {$ref: account/info.yaml}',
  ],
  ['src/gateway/operations/index.ts', "import {clock} from './account/clock';", "import {info} from './account/info';"],
  ['src/gateway/operations/index.ts', "  'account/clock': clock,", "  'account/info': info,"],
  ['src/content/services/operationServices.ts', "  'account/clock': 'none',", "  'account/info': 'none',"],
  ['src/data/sidebar.yaml', `          - ${page}`, '          - api/v2/account/info'],
];

// Loads all contracts and plays a scenario.
test('a new operation: contract, scenario, handler, translation and page', () => {
  const copy = copyOfSite();
  for (const [file, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(copy, file), text.slice(1));
  }
  for (const [file, line, before] of lines)
    edit(path.join(copy, file), (text) => text.replace(`\n${before}\n`, `\n${line}\n${before}\n`));
  runIn(copy, 'types', []);
  runIn(copy, 'stamp:contracts', ['v2']);
  edit(path.join(copy, 'i18n/uk/contract/v2.overlay.yaml'), (text) => text.replace(/: ""$/gm, ': Повертає час шлюзу.'));
  runIn(copy, 'stamp', [page]);
  const named = [
    `plays v2 account_clock`,
    'each error that an operation of v2',
    'the Ukrainian overlay of v2',
    'every operation has a rule',
    'generated types',
    page,
  ].join('|');
  const tests = ['gateway/scenarios', 'contract', 'operationServices', 'types', 'parity'];
  expect(passedTests(copy, tests, named)).toBeGreaterThanOrEqual(8);
});
