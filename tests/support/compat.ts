/** Finds features in styles, markup and scripts that browsers of `browserslist` lack, by MDN's browser-compat-data. */
import bcd, {type Identifier, type SimpleSupportStatement} from '@mdn/browser-compat-data';
import {parse} from 'acorn';
import {simple} from 'acorn-walk';
import browserslist from 'browserslist';
import postcss, {type AtRule, type ChildNode, type Container} from 'postcss';
import {root} from '../../src/content/core/root';
import {loadQuickly, withoutStyles} from './built';

/** Browser names of `browserslist` → those of MDN's data. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

type Version = number[];
const versionOf = (text: string): Version => text.replace(/^≤/, '').split('-')[0]!.split('.').map(Number);
const isAfter = ([major = 0, minor = 0]: Version, [thanMajor = 0, thanMinor = 0]: Version): boolean =>
  major > thanMajor || (major === thanMajor && minor > thanMinor);

/** The oldest version of each browser in the list. */
export const oldest = new Map<(typeof names)[keyof typeof names], Version>();
for (const entry of browserslist(undefined, {path: root})) {
  const [browser, version] = entry.split(' ') as [keyof typeof names, string];
  if (!(browser in names))
    throw new Error(`browserslist names ${browser}: give it its name in tests/support/compat.ts.`);
  const other = oldest.get(names[browser]);
  if (!other || isAfter(other, versionOf(version))) oldest.set(names[browser], versionOf(version));
}

const none: ReadonlySet<string> = new Set();

/**
 * The browsers of the list whose oldest version lacks a feature.
 * @param prefixes with which the style sheet repeats the property, such as `-webkit-`
 */
function lacking({__compat}: Identifier, prefixes = none): string[] {
  if (!__compat) return [];
  return [...oldest].flatMap(([browser, version]) => {
    const support = __compat.support[browser];
    const statements: SimpleSupportStatement[] = Array.isArray(support) ? support : support ? [support] : [];
    const has = statements.some(
      ({version_added, version_removed, flags, prefix, alternative_name}) =>
        typeof version_added === 'string' &&
        version_added !== 'preview' &&
        !isAfter(versionOf(version_added), version) &&
        !version_removed &&
        !flags &&
        (!prefix || prefixes.has(prefix)) &&
        !alternative_name,
    );
    return has || statements.length === 0 ? [] : [`${browser} ${version.join('.')}`];
  });
}

/** Features that some browser lacks: name → browsers. */
export type Missing = Map<string, string[]>;

const known = new WeakMap<Identifier, string[]>();

function note(missing: Missing, name: string, feature: Identifier | undefined, prefixes = none): void {
  if (!feature) return;
  const browsers = prefixes.size > 0 ? lacking(feature, prefixes) : (known.get(feature) ?? lacking(feature));
  if (prefixes.size === 0) known.set(feature, browsers);
  if (browsers.length > 0) missing.set(name, browsers);
}

const at = (tree: Identifier | undefined, ...path: string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>(
    (place, key) => (place && Object.hasOwn(place, key) ? place[key] : undefined),
    tree,
  );

const css = bcd.css as unknown as Record<string, Identifier>;

/** Units of values, as patterns, with their path in the data. */
const units: Record<string, string[]> = {
  'dv(?:h|w|i|b|min|max)': ['length', 'viewport_percentage_units_dynamic'],
  'sv(?:h|w|i|b|min|max)': ['length', 'viewport_percentage_units_small'],
  'lv(?:h|w|i|b|min|max)': ['length', 'viewport_percentage_units_large'],
  'cq(?:h|w|i|b|min|max)': ['length', 'container_query_length_units'],
  lh: ['length', 'lh'],
  rlh: ['length', 'rlh'],
  cap: ['length', 'cap'],
};
const functions = ['color-mix', 'light-dark', 'contrast-color', 'oklch', 'oklab', 'lch', 'lab'].map(
  (name) => [name, at(css.types, 'color', name)] as const,
);

function noteValue(missing: Missing, property: string, value: string): void {
  for (const [unit, path] of Object.entries(units)) {
    if (new RegExp(`(?<![\\w-])[\\d.]+${unit}(?![\\w-])`).test(value)) note(missing, unit, at(css.types, ...path));
  }
  for (const [name] of value.matchAll(/[a-z-]+(?=\()/g)) {
    note(missing, `${name}()`, functions.find(([other]) => other === name)?.[1] ?? at(css.types, name));
  }
  for (const [word] of value.matchAll(/(?<![\w#-])[a-z][a-z-]+(?![\w(-])/g)) {
    note(
      missing,
      `${property}: ${word}`,
      at(css.properties, property, word.replaceAll('-', '_')) ?? at(css.properties, property, word),
    );
  }
}

/** Whether a node is inside `@supports`. */
function isInSupports(node: ChildNode): boolean {
  for (let place = node.parent; place; place = place.parent as Container | undefined) {
    if (place.type === 'atrule' && (place as AtRule).name === 'supports') return true;
  }
  return false;
}

/** Features of a style sheet, outside `@supports`, that some browser of the list lacks. */
export function missingInStyles(sheet: string): Missing {
  const missing: Missing = new Map();
  postcss.parse(sheet).walk((node) => {
    if (isInSupports(node)) return;
    if (node.type === 'decl') {
      if (node.prop.startsWith('-')) return;
      const prefixed = node.parent!.nodes.flatMap((other) => (other.type === 'decl' ? [other.prop] : []));
      const prefixes = new Set(['-webkit-', '-moz-'].filter((prefix) => prefixed.includes(prefix + node.prop)));
      note(missing, node.prop, at(css.properties, node.prop), prefixes);
      noteValue(missing, node.prop, node.value);
    } else if (node.type === 'atrule') {
      if (node.name.startsWith('-')) return;
      note(missing, `@${node.name}`, at(css['at-rules'], node.name));
      for (const [, name] of node.params.matchAll(/\(\s*([a-z-]+)/g)) {
        if (node.name === 'media') note(missing, `@media (${name})`, at(css['at-rules'], 'media', name!));
      }
      if (/[<>]/.test(node.params) && node.name === 'media')
        note(missing, '@media (a < b)', at(css['at-rules'], 'media', 'range_syntax'));
    } else if (node.type === 'rule') {
      const isFrame = node.parent?.type === 'atrule' && /keyframes$/.test((node.parent as AtRule).name);
      if (isFrame) return;
      if (node.parent?.type === 'rule') note(missing, '&', at(css.selectors, 'nesting'));
      for (const [, colons, name] of node.selector.matchAll(/(?<!\\)(::?)([a-z][a-z-]+)/g)) {
        note(missing, `${colons}${name}`, at(css.selectors, name!));
      }
    }
  });
  return missing;
}

const {elements, global_attributes: everywhere} = bcd.html as unknown as Record<string, Identifier>;

/** Elements, attributes and their values in an HTML document that some browser of the list lacks; without SVG. */
export function missingInMarkup(html: string): Missing {
  const missing: Missing = new Map();
  for (const node of loadQuickly(withoutStyles(html))('*').get()) {
    if (!('attribs' in node)) continue;
    const {name, attribs} = node;
    const element = at(elements, name);
    note(missing, `<${name}>`, element);
    for (const [attribute, value] of Object.entries(attribs)) {
      // An entry of the element, such as `type` of links, takes precedence over that of the global attribute.
      const feature = at(element, attribute) ?? at(everywhere, attribute);
      note(missing, `${name}[${attribute}]`, feature);
      const ofValue = at(feature, value) ?? at(element, `${attribute}_${value}`);
      note(missing, `${name}[${attribute}=${value}]`, ofValue);
    }
  }
  return missing;
}

const {builtins} = bcd.javascript as unknown as {builtins: Identifier};
const api = bcd.api;

/** The platform's properties and methods by name, whatever their object. */
const members = new Map<string, Identifier[]>();
for (const [name, owner] of [builtins, builtins.Intl as Identifier, api].flatMap((all) => Object.entries(all))) {
  if (name === '__compat') continue;
  for (const [member, feature] of Object.entries(owner as Identifier)) {
    if (!(feature as Identifier).__compat) continue;
    const bare = member.replace(/_static$/, '');
    members.set(bare, [...(members.get(bare) ?? []), feature as Identifier]);
  }
}

/** Names that are new in every object that has them; a name that is old in one object proves nothing about a call. */
const newNames = new Map(
  [...members].flatMap(([name, owners]) =>
    owners.every((feature) => lacking(feature).length > 0) ? [[name, owners[0]!]] : [],
  ),
);

/**
 * APIs in a script that some browser of the list lacks: members of known objects (`URL.canParse`), globals, and calls
 * of methods whose name is new in every object (`text.toWellFormed()`).
 * @throws if the syntax is newer than ECMAScript 2022, which all browsers of the list support
 */
export function missingInScript(code: string): Missing {
  const missing: Missing = new Map();
  const program = parse(code, {ecmaVersion: 2022, sourceType: 'module', allowHashBang: true});
  simple(program, {
    MemberExpression({object, property, computed}) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier' || computed) return;
      const isGlobal = /^(?:window|self|globalThis)$/.test(object.name);
      const owner = at(builtins, object.name) ?? at(api, object.name);
      const feature = isGlobal
        ? globalNamed(property.name)
        : (at(owner, `${property.name}_static`) ?? at(owner, property.name));
      note(missing, `${object.name}.${property.name}`, feature);
    },
    CallExpression({callee}) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return;
      note(missing, `.${callee.property.name}()`, newNames.get(callee.property.name));
    },
    Identifier({name}) {
      note(missing, name, globalNamed(name));
    },
  });
  return missing;
}

const globalNamed = (name: string): Identifier | undefined =>
  at(builtins, name) ?? at(api, name) ?? at(api, 'Window', name);

/** A global, or a member of the global (`static`), of its prototype, or of one of the two (`either`). */
type Api = [owner: string, member: string | null, place: 'static' | 'prototype' | 'either'];

/** All APIs that some browser of the list lacks. */
export function newerApis(): Api[] {
  return [builtins, api].flatMap((all) =>
    Object.entries(all).flatMap(([owner, feature]): Api[] => {
      if (owner === '__compat') return [];
      if (lacking(feature as Identifier).length > 0) return [[owner, null, 'static']];
      return Object.entries(feature as Identifier).flatMap(([key, member]): Api[] => {
        const name = key.replace(/_static$/, '');
        // For builtins the data does not mark static members (`Object.groupBy`, but `Array.prototype.at`).
        const place = all === builtins ? 'either' : name === key ? 'prototype' : 'static';
        const isMember = /^[A-Za-z]+\d*$/.test(name) && name !== owner;
        return isMember && lacking(member as Identifier).length > 0 ? [[owner, name, place]] : [];
      });
    }),
  );
}

/** Runs in a page or a worker before its scripts. Deletes these APIs, and returns how many existed. */
export function removeApis(apis: Api[]): number {
  let count = 0;
  const remove = (owner: unknown, name: string): void => {
    if (!owner || (typeof owner !== 'object' && typeof owner !== 'function')) return;
    if (!Object.getOwnPropertyDescriptor(owner, name)?.configurable) return;
    Reflect.deleteProperty(owner, name);
    count += 1;
  };
  const scope = globalThis as unknown as Record<string, {prototype?: unknown} | undefined>;
  for (const [owner, member, place] of apis) {
    if (member === null) {
      remove(scope, owner);
      continue;
    }
    if (place !== 'prototype') remove(scope[owner], member);
    if (place !== 'static') remove(scope[owner]?.prototype, member);
    if (owner === 'Window' || owner === 'WorkerGlobalScope') remove(scope, member);
  }
  return count;
}
