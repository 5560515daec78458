import postcss, {type ChildNode, type Root, type Rule} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** A style sheet in two. */
export interface DividedStyles {
  /** What the pages look like as they come. */
  inPage: string;
  /** What is added by scripts alone: open menus, search results, messages. */
  later: string;
}

const tag = /<([a-z][\w-]*)((?:\s[^<>]*?)?)>/gi;
const attribute = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Code in a page: it runs before the first paint and sets the colour mode. */
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const word = /[A-Za-z_][\w-]*/g;

/** Elements, attributes, classes and ids of a page, and whatever its own code may set. */
function* wordsOfPage(html: string): Generator<string> {
  for (const [, code] of html.matchAll(inlineScript)) yield* code!.match(word) ?? [];
  for (const [, name, attributes] of html.matchAll(tag)) {
    yield name!;
    for (const [, key, ...values] of attributes!.matchAll(attribute)) {
      yield key!;
      yield* values.join('').split(/\s+/);
    }
  }
}

/** What pages are made of is in their HTML; the script of a page's text would keep the style of each word in it. */
const isContent = (script: string): boolean => script.includes('contentTitle:()=>');

/** Whatever may be a class; one that scripts put together (`language-${…}`) is known by how it begins. */
function wordsOfScripts(scripts: string[]): {words: Set<string>; beginnings: RegExp[]} {
  const words = new Set(scripts.filter((script) => !isContent(script)).flatMap((script) => script.match(word) ?? []));
  return {words, beginnings: [...words].filter((word) => /^[a-z]{3}.*[a-z](-|--|__)$/.test(word)).map((word) => new RegExp(`^${word}`))};
}

async function purge(css: string, words: Set<string>, beginnings: RegExp[] = []): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: [{raw: [...words].join('\n'), extension: 'words'}],
    defaultExtractor: (content) => content.split('\n'),
    safelist: {standard: beginnings},
    variables: true,
  });
  return purged!.css;
}

/** Where a rule stands (its layer, its media), without the rule. */
function framesOf(rule: Rule): string {
  const frames: string[] = [];
  for (let parent: unknown = rule.parent; (parent as ChildNode).type === 'atrule'; parent = (parent as ChildNode).parent) {
    const {name, params} = parent as {name: string; params: string};
    frames.unshift(`@${name} ${params}`);
  }
  return frames.join(' ');
}

const isOfAnimation = (rule: Rule): boolean => framesOf(rule).includes('keyframes');

/** The rules of a style sheet that another, cut from the same, lacks. */
function without(whole: Root, part: Root): Root {
  const known = new Set<string>();
  part.walkRules((rule) => rule.selectors.forEach((selector) => known.add(`${framesOf(rule)} ${selector}`)));
  const rest = whole.clone();
  rest.walkRules((rule) => {
    const selectors = isOfAnimation(rule) ? [] : rule.selectors.filter((selector) => !known.has(`${framesOf(rule)} ${selector}`));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  rest.walkAtRules((atRule) => {
    if (!atRule.nodes || atRule.nodes.length === 0 || /keyframes/.test(atRule.name)) atRule.remove();
  });
  return rest;
}

/**
 * Divides the site's style sheet by what its pages are made of. What neither a page nor a script names is left out.
 *
 * The second part comes after the first, so rules of one layer and specificity change their order: those of the second
 * are states and parts of their own, and win.
 */
export async function divideStyles(css: string, pages: string[], scripts: string[]): Promise<DividedStyles> {
  const ofPages = new Set(pages.flatMap((html) => [...new Set(wordsOfPage(html))]));
  const {words, beginnings} = wordsOfScripts(scripts);
  const all = await purge(css, new Set([...ofPages, ...words]), beginnings);
  // The variables stay together: those of the second part are declared in the first.
  const [part] = await new PurgeCSS().purge({
    css: [{raw: all}],
    content: [{raw: [...ofPages].join('\n'), extension: 'words'}],
    defaultExtractor: (content) => content.split('\n'),
  });
  return {inPage: part!.css, later: without(postcss.parse(all), postcss.parse(part!.css)).toString()};
}
