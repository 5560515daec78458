import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {cacheLoader, hasInput, readInput} from '../content/core/fileCache';
import {heading, moduleOf, parse, type Node} from '../content/core/markdown';
import * as sectionsOf from './kinds';
import {lastChecked} from './lastChecked';
import {createPage, locate, type Block, type Page, type Section} from './page';

/** Front matter keys that determine the kind of a page. */
export const kinds = ['operation', 'service', 'reference', 'cabinet'] as const;

type Build = (page: Page, attributes: Record<string, string>) => Block | Promise<Block>;

/** The blocks that a page can place with `<Facts name="…" />`, by their names. */
export type Blocks = Record<string, {build: Build} | undefined>;

function toNodes(block: Block): Node[] {
  if (block === null) return [];
  return typeof block === 'string' ? parse(block) : block;
}

/** The id of a heading: `{/* #id *\/}` at its end, or `data.id` of a generated one. */
function idOf(node: Node): string | undefined {
  if (node.type !== 'heading') return undefined;
  const last = node.children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value) : null;
  return comment?.[1] ?? (node.data as {id?: string} | undefined)?.id;
}

/** Replaces each `<Facts name="…" />` with the block of that name. */
async function insertMarked(nodes: Node[], page: Page, blocks: Blocks): Promise<Node[]> {
  const result: Node[] = [];
  for (const node of nodes) {
    const marker = node as unknown as MdxJsxFlowElement;
    if (marker.type === 'mdxJsxFlowElement' && marker.name === 'Facts') {
      const attributes: Record<string, string> = {};
      for (const attribute of marker.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
          throw new Error(`${page.file}: <Facts> only takes quoted attributes, such as <Facts name="headers" />.`);
        }
        attributes[attribute.name] = attribute.value;
      }
      const name = attributes.name ?? '';
      const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
      if (!block) {
        throw new Error(
          `${page.file}: <Facts name="${name}" /> is not a block. Write one of the names in src/pages/facts/.`,
        );
      }
      result.push(...toNodes(await block.build(page, attributes)));
    } else if ('children' in node) {
      result.push({...node, children: await insertMarked(node.children, page, blocks)} as Node);
    } else {
      result.push(node);
    }
  }
  return result;
}

/** Splits a page at its level 2 headings: the intro, then one part per heading. */
function cut(nodes: Node[]): {intro: Node[]; parts: {id: string; nodes: Node[]}[]} {
  const intro: Node[] = [];
  const parts: {id: string; nodes: Node[]}[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) parts.push({id: idOf(node) ?? '', nodes: [node]});
    else (parts.at(-1)?.nodes ?? intro).push(node);
  }
  return {intro, parts};
}

/**
 * Merges prose with the sections of a kind. An opening follows the first paragraph. The other sections keep their own
 * order, prose under a heading with a section's id starts that section, and any other heading stays after the section
 * that it follows in the file.
 */
async function joinSections(nodes: Node[], sections: Section[], kind: string, page: Page): Promise<Node[]> {
  const {intro, parts} = cut(nodes);
  const opening = sections.find(({id}) => id === 'opening');
  const ids = new Set(sections.map(({id}) => id));
  const result = [...intro];
  if (opening) {
    const start = intro.findIndex(({type}) => type === 'paragraph') + 1;
    result.splice(start, 0, ...toNodes(await opening.build(page)));
  }
  const followers = new Map<string, Node[]>();
  // Prose without a section follows the lead facts.
  let previous = ids.has('lead') ? 'lead' : '';
  for (const part of parts) {
    if (ids.has(part.id)) previous = part.id;
    else followers.set(previous, [...(followers.get(previous) ?? []), ...part.nodes]);
  }
  result.push(...(followers.get('') ?? []));
  for (const section of sections) {
    if (section === opening) continue;
    const prose = parts.find(({id}) => id === section.id)?.nodes;
    const facts = toNodes(await section.build(page));
    if (prose) result.push(prose[0]!, ...toNodes(section.buildFirst?.(page) ?? null), ...prose.slice(1));
    else if (facts.length > 0 && section.id !== 'lead' && !section.hasOwnHeading) {
      result.push(heading(2, page.t(`sections.${kind}.${section.id}`), section.id));
    }
    result.push(...facts, ...(followers.get(section.id) ?? []));
  }
  return result;
}

/** Returns the transformer that inserts facts from contract and data into a page, as Markdown nodes. */
export function insertFacts(blocks: Blocks) {
  return async (tree: Root, vfile: Pick<VFile, 'path' | 'data'>): Promise<void> => {
    const place = locate(vfile.path);
    if (place === null) return;
    const frontMatter = (vfile.data as {frontMatter?: Record<string, unknown>}).frontMatter ?? {};
    const page = createPage(place.id, place.locale, frontMatter);
    const kind = kinds.find((key) => key in frontMatter);
    const marked = await insertMarked(tree.children, page, blocks);
    tree.children = kind ? await joinSections(marked, sectionsOf[kind].sections, kind, page) : marked;
    tree.children.push(lastChecked(page));
    tree.children.unshift(...importsOf(tree));
  };
}

/** Imports of the components that only this page uses. */
function importsOf(tree: Root): Node[] {
  const names = new Set<string>();
  const collect = (node: Node): void => {
    if (node.type === 'mdxJsxFlowElement' && node.name && isRare(node.name)) names.add(node.name);
    if ('children' in node) node.children.forEach(collect);
  };
  tree.children.forEach(collect);
  return [...names].map((name) => moduleOf(`@site/src/components/${name}`, name));
}

/** Whether a component of the site has to be imported: those in `MDXComponents.tsx` are available in every page. */
const isRare = cacheLoader(
  (name: string): boolean =>
    hasInput(`src/components/${name}/index.tsx`) &&
    !readInput('src/theme/MDXComponents.tsx').includes(`/components/${name}'`),
);
