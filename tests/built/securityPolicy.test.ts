import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {headersOf} from '../../src/content/site/headers';
import {buildFolder, loadQuickly} from '../support/built';

const header = headersOf(buildFolder)['Content-Security-Policy']!;

function sourcesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]): [string, string[]] => [name!, sources]),
  );
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Violations of a page's own policy, and of its place: it has to precede everything that it applies to. */
function faultsOf(html: string): string[] {
  const $ = loadQuickly(html);
  const [first, second] = $('head').children().toArray();
  if (first?.attribs.charset === undefined || second?.attribs['http-equiv'] !== 'Content-Security-Policy')
    return ['no policy right after the character set'];
  const policies = $('meta[http-equiv=Content-Security-Policy]')
    .toArray()
    .map(({attribs}) => attribs.content!);
  const own = sourcesOf(policies[0]!);
  const sent = sourcesOf(header);
  return [
    ...(policies.length === 1 ? [] : [`${policies.length} policies`]),
    ...Object.entries(own).flatMap(([name, sources]) =>
      sources
        .filter((source) => !sent[name]?.includes(source))
        .map((source) => `${name} ${source}, which the header lacks`),
    ),
    ...$('[style]')
      .toArray()
      .map(({attribs}) => `style="${attribs.style}"`),
    ...$('html, html *')
      .toArray()
      .flatMap(({attribs}) =>
        Object.entries(attribs)
          .filter(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
          .map(([name, value]) => `${name}="${value}"`),
      ),
    // The browser does not execute JSON-LD.
    ...$('script:not([src], [type="application/ld+json"])')
      .toArray()
      .filter((script) => !own['script-src']!.includes(hashOf($(script).text())))
      .map(() => 'an inline script without a hash'),
    ...$('style')
      .toArray()
      .filter((style) => !own['style-src']!.includes(hashOf($(style).text())))
      .map(() => 'a style element without a hash'),
  ];
}

test('every page carries the policy first, and nothing that the policy refuses', () => {
  const files = fs
    .readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'));
  assert.ok(files.length > 700, `${files.length} pages`);
  const faults = files.flatMap((file) =>
    faultsOf(fs.readFileSync(path.join(buildFolder, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  assert.deepEqual(faults.slice(0, 20), []);
});

test('the check itself sees each kind of fault', () => {
  const page = fs.readFileSync(path.join(buildFolder, '404.html'), 'utf8');
  assert.deepEqual(faultsOf(page), []);
  const faults: [fault: RegExp, html: string][] = [
    [/no policy/, page.replace('<head>', '<head><script src="/early.js"></script>')],
    [/header lacks/, page.replace("default-src 'self'", 'default-src *')],
    [/2 policies/, page.replace('</head>', '<meta http-equiv="Content-Security-Policy" content=""></head>')],
    [/style="color:red"/, page.replace('</body>', '<p style="color:red"></p></body>')],
    [/onclick/, page.replace('</body>', '<p onclick="1"></p></body>')],
    [/href="javascript:/, page.replace('</body>', '<a href="javascript:1"></a></body>')],
    [/an inline script/, page.replace('</body>', '<script>1</script></body>')],
    [/a style element/, page.replace('</body>', '<style>p{}</style></body>')],
  ];
  for (const [fault, html] of faults) {
    const found = faultsOf(html);
    assert.equal(found.length, 1, `${fault}: ${found.join(', ')}`);
    assert.match(found[0]!, fault);
  }
});

test('the policy is strict', () => {
  const sources = sourcesOf(header);
  const {
    'default-src': byDefault,
    'script-src': scripts,
    'style-src': styles,
    'connect-src': connections,
    'object-src': objects,
    'base-uri': base,
    'form-action': forms,
    'frame-ancestors': frames,
    'require-trusted-types-for': typed,
    'trusted-types': types,
  } = sources;
  assert.doesNotMatch(header, /unsafe|\*|http:|'allow-duplicates'|\bdefault\b(?!-src)/);
  assert.deepEqual([objects, base, frames], Array(3).fill(["'none'"]));
  // Only prefetches use `default-src`: all other directives that fall back to it are set.
  assert.deepEqual(byDefault, ["'self'"]);
  for (const name of ['child', 'font', 'frame', 'img', 'manifest', 'media', 'worker'])
    assert.ok(sources[`${name}-src`], `${name}-src is not set`);
  for (const name of ['child', 'frame', 'manifest', 'media']) assert.deepEqual(sources[`${name}-src`], ["'none'"]);
  // Each language has its own faces and eleven style sheets; the code of the colour mode may be one for all.
  assert.match(scripts!.join(' '), /^'self'(?: 'sha256-[\w+/]{43}='){1,2}$/);
  assert.match(styles!.join(' '), /^'self'(?: 'sha256-[\w+/]{43}='){24}$/);
  assert.deepEqual(connections!.slice(0, 1), ["'self'"]);
  assert.deepEqual(forms, ["'self'"]);
  assert.deepEqual(typed, ["'script'"]);
  assert.equal(types!.length, 5);
});
