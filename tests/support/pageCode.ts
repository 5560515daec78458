import fs from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import {fillTokens} from '../../src/content/core/tokens';
import type {LocaleCode} from '../../src/content/core/locales';
import {parse, type Node} from '../../src/content/core/markdown';
import {root} from '../../src/content/core/root';
import {kinds} from '../../src/pages/insertFacts';
import {blocks} from '../../src/published';
import * as sectionsOf from '../../src/pages/kinds';
import {createPage, fileOf, type Block} from '../../src/pages/page';

function toNodes(block: Block): Node[] {
  return block === null ? [] : typeof block === 'string' ? parse(block) : block;
}

function inlineCodes(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === ('inlineCode' as string)) return [(node as unknown as {value: string}).value];
    return 'children' in node ? inlineCodes(node.children) : [];
  });
}

/** Every inline code of a page: of its prose, of the blocks that it places and of the sections of its kind. */
export async function codesOf(id: string, locale: LocaleCode): Promise<string[]> {
  const file = fileOf(id, locale);
  const source = fillTokens(fs.readFileSync(path.join(root, file), 'utf8'), file);
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)!;
  const frontMatter = parseYaml(matter!) as Record<string, unknown>;
  const page = createPage(id, locale, frontMatter);
  const nodes = parse(body!);
  for (const [, attributes] of body!.matchAll(/<Facts ([^>]*)\/>/g)) {
    const given = Object.fromEntries(
      [...attributes!.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    );
    nodes.push(...toNodes(await blocks[given.name!]!.build(page, given)));
  }
  const kind = kinds.find((name) => name in frontMatter);
  if (kind) {
    for (const section of sectionsOf[kind].sections) nodes.push(...toNodes(await section.build(page)));
  }
  return inlineCodes(nodes);
}
