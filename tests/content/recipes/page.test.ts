/** README, “How to add”: a page. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {copyOfSite, edit, passedTests, runIn} from '../../support/copyOfSite';
import {npmRun} from '../../support/npmRun';

const id = 'guides/lumen';
const pages = {
  [`docs/${id}.mdx`]: `---
title: Payments by Lumen
description: How to offer Lumen beside your other methods, and which of its payments need a second look.
---

Lumen is invented. Read [callbacks](/callbacks) first.

## Before you start {/* #before-you-start */}

Ask for the method \`lumen\`.
`,
  [`i18n/uk/docusaurus-plugin-content-docs/current/${id}.mdx`]: `---
title: Платежі через Lumen
description: Як пропонувати Lumen поряд з іншими методами та які з його платежів потребують додаткової перевірки.
---

Lumen вигадано. Спершу прочитайте про [колбеки](/callbacks).

## Перш ніж почати {/* #before-you-start */}

Запитайте про метод \`lumen\`.
`,
};

// Each run of tests reads all pages.
test('a new page: two files, a line of the sidebar and a stamp', () => {
  const copy = copyOfSite();
  for (const [file, text] of Object.entries(pages)) fs.writeFileSync(path.join(copy, file), text);
  const checks = [
    ['parity', 'frontMatter', 'routes', 'localeFiles'],
    `${id}|front matter|every (file|page) under docs|a page and its address|every English text|every label`,
  ] as const;
  const before = npmRun(
    'test:file',
    ['--project', 'content', ...checks[0].map((name) => `tests/content/${name}.test.ts`), '-t', checks[1]],
    copy,
  );
  expect(before.status).not.toBe(0);
  expect(before.said, 'without a line of the sidebar').toContain(id);
  edit(path.join(copy, 'src/data/sidebar.yaml'), (text) =>
    text.replace('guides/reconciliation]', `guides/reconciliation, ${id}]`),
  );
  runIn(copy, 'stamp', [id]);
  expect(passedTests(copy, [...checks[0]], checks[1])).toBeGreaterThanOrEqual(8);
});
