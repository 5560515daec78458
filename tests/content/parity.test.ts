import type {RootContent} from 'mdast';
import {describe, expect, test} from 'vitest';
import {defaultLocale, locales} from '../../src/content/core/locales';
import {stampOf} from '../../src/content/core/stamp';
import {fileOf} from '../../src/pages/page';
import {listFiles, readText} from '../support/files';
import {nodesOf, pages, readPage} from '../support/pages';
import {mayBeIn} from '../support/script';

type Jsx = {name: string; attributes: {name: string; value: unknown}[]};

/** Attributes whose value is read by people, and so differs between the languages. */
const translated = new Set(['title', 'label', 'alt', 'aria-label', 'description']);

/** What must be the same in every language, as short lines to compare. */
function outline(nodes: RootContent[]): string[] {
  return nodes.flatMap((node): string[] => {
    switch (node.type) {
      case 'heading': {
        const last = node.children.at(-1);
        return [`heading ${node.depth} ${last?.type === 'mdxTextExpression' ? last.value : 'without id'}`];
      }
      case 'code':
        return [`code ${node.lang}\n${node.value}`];
      case 'table':
        return [`table of ${node.children.length} rows and ${node.children[0]?.children.length} columns`];
      case 'image':
        return [`image ${node.url}`];
      case 'list':
        return [`${node.ordered ? 'numbered' : 'plain'} list of ${node.children.length}`];
      case 'containerDirective':
        return [`admonition ${node.name}`];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const {name, attributes} = node as unknown as Jsx;
        const kept = attributes.filter((attribute) => !translated.has(attribute.name));
        return [
          `<${name}> ${kept.map((attribute) => `${attribute.name}=${JSON.stringify(attribute.value)}`).join(' ')}`,
        ];
      }
      default:
        return [];
    }
  });
}

/** Link targets and inline code, which may be in another order in another language. */
function mentions(nodes: RootContent[]): string[] {
  return nodes
    .flatMap((node) =>
      node.type === 'link' ? [`link ${node.url}`] : node.type === 'inlineCode' ? [`code ${node.value}`] : [],
    )
    .sort();
}

for (const {code} of locales) {
  if (code === defaultLocale) continue;

  test(`${code} has the same pages as English`, () => {
    const folder = fileOf('', code).replace(/\.mdx$/, '');
    const translations = listFiles(folder).map((file) => file.slice(folder.length));
    const originals = listFiles('docs').map((file) => file.slice('docs/'.length));
    expect(originals.length).toBeGreaterThan(0);
    expect(translations).toEqual(originals);
  });

  for (const id of pages) {
    describe(`${code}: ${id}`, () => {
      const original = readPage(id, defaultLocale);
      const translation = readPage(id, code);

      test('has the same headings, code, tables, lists, admonitions and components', () => {
        expect(outline(nodesOf(translation.tree))).toEqual(outline(nodesOf(original.tree)));
      });

      test('has the same link targets and inline code', () => {
        expect(mentions(nodesOf(translation.tree))).toEqual(mentions(nodesOf(original.tree)));
      });

      test('has its own title and description, and the same keys', () => {
        const {source, ...kept} = translation.frontMatter;
        expect(
          source,
          `${translation.file} has no stamp. Read it against the English page, then: npm run stamp -- ${id}`,
        ).toBeTruthy();
        expect(Object.keys(kept).sort()).toEqual(Object.keys(original.frontMatter).sort());
        for (const key of ['operation', 'service', 'reference', 'cabinet', 'slug']) {
          expect(kept[key]).toEqual(original.frontMatter[key]);
        }
        expect(kept.description).not.toEqual(original.frontMatter.description);
        expect(mayBeIn(String(kept.description), code), `${translation.file}: description`).toBe(true);
      });

      test('was read again since the English page changed', () => {
        const current = stampOf(readText(original.file));
        expect(
          translation.frontMatter.source,
          `${original.file} changed. Bring ${translation.file} up to date, then: npm run stamp -- ${id}`,
        ).toBe(current);
      });
    });
  }
}
