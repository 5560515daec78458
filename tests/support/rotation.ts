/**
 * Selects the pages that a slow browser test opens in a run. A page of a kind of its own is opened in every run. Of
 * pages of the same kind a run opens a share of each shape and language that fits the test's time budget. The hash of
 * all inputs is the seed, so a change of the pages selects other ones, and over enough runs all are opened.
 * `TEST_FULL=1` opens all. To open one page: `TEST_PAGES=/services/pix/payin_h2h npx playwright test --project=axe`.
 */
import {hashInputs} from '../../src/content/core/inputsHash';
import {locales, type LocaleCode} from '../../src/content/core/locales';
import {loadService} from '../../src/content/services/services';
import {contractOf} from '../../src/gateway/values/operationId';
import {kindIds} from '../e2e/look/kinds';
import {addressOf} from './built';
import {changedFiles} from './changedFiles';
import {pages, readFrontMatter} from './pages';

/** A page in one language, with the kind and the shape that it shares with others. */
export interface LocalizedPage {
  id: string;
  locale: LocaleCode;
  /** `own`: the page shares its kind with no other. */
  kind: 'own' | 'operation' | 'service' | 'family' | 'reference' | 'cabinet';
  /** Pages of one shape have the same sections: the contract of an operation, the flow of a service. */
  shape: string;
}

/** Colour mode and viewport width of a check. */
export interface Look {
  mode: 'light' | 'dark';
  width: number;
}

/** A page to open, with the looks to check it in. */
export interface Visit {
  page: LocalizedPage;
  looks: Look[];
}

/** Time budget of a test: minutes on two cores, and costs in seconds of CPU time, which do not depend on the load. */
interface Budget {
  minutes: number;
  /** Measured: to open a page until it is hydrated. */
  secondsToOpen: number;
  /** Measured: to check an open page in one look. */
  secondsToLook: number;
  /** Ids of pages that every run checks in every look. */
  inEveryLook?: string[];
}

/** `seed` selects one of the turns; the ids are those of pages that every turn contains. */
interface Turn {
  turns: number;
  seed: number;
  inEveryLook?: string[];
  changed?: string[];
}

/** The widths of a screen and of a phone. */
export const widths = [1280, 390] as const;
/** The width in which axe opens a page, before it checks other widths. */
export const axeWidth = widths[0];
/** Two pairs of looks, each with both modes and both widths. */
const pairs: Look[][] = [
  [
    {mode: 'light', width: widths[0]},
    {mode: 'dark', width: widths[1]},
  ],
  [
    {mode: 'dark', width: widths[0]},
    {mode: 'light', width: widths[1]},
  ],
];
export const everyLook = pairs.flat();
const cores = 2;
/** If more pages have changed, their template has, and a turn is enough. */
const mostChanged = 12;

/** Kind and shape of a page, by its path and front matter. */
export function kindOf(id: string): Pick<LocalizedPage, 'kind' | 'shape'> {
  const {operation, service, cabinet} = readFrontMatter(id, 'en') as Record<string, string | undefined>;
  if (operation) return {kind: 'operation', shape: contractOf(operation)};
  if (service) {
    const {flow, integration} = loadService(service);
    return {kind: 'service', shape: `${flow}_${integration}`};
  }
  if (/^services\/\w+\/index$/.test(id)) return {kind: 'family', shape: ''};
  if (/^reference\/(?!index$)\w+$/.test(id)) return {kind: 'reference', shape: ''};
  return {kind: cabinet ? 'cabinet' : 'own', shape: ''};
}

/** All pages of the site in all languages. */
export function listLocalizedPages(): LocalizedPage[] {
  const kinds = pages.map((id) => ({id, ...kindOf(id)}));
  return locales.flatMap(({code}) => kinds.map((page) => ({...page, locale: code})));
}

/**
 * The pages of one turn out of `turns`, and those that changed. A turn covers every look for each kind and language;
 * twice as many turns cover every look for each page.
 */
export function takeTurn(all: LocalizedPage[], {turns, seed, inEveryLook = [], changed = []}: Turn): Visit[] {
  const fixed = all.filter(({id}) => inEveryLook.includes(id)).map((page): Visit => ({page, looks: everyLook}));
  const others = all.filter(({id}) => !inEveryLook.includes(id));
  const byTurns = groups(others, ({kind, shape, locale}) => `${kind} ${shape} ${locale}`).flatMap((group): Visit[] => {
    const {kind, locale} = group[0]!;
    const period = kind === 'own' ? 1 : Math.min(turns, group.length);
    // The languages take different pages.
    const place = (seed + locales.findIndex(({code}) => code === locale)) % period;
    const pairOf = (index: number) => pairs[(Math.floor(index / period) + Math.floor(seed / period)) % pairs.length]!;
    return group
      .map((page, index) => ({
        page,
        looks: pairOf(index),
        isTaken: index % period === place || changed.includes(page.id),
      }))
      .filter(({isTaken}) => isTaken)
      .map(({page, looks}) => ({page, looks}));
  });
  const visits = [...fixed, ...byTurns];
  for (const ofKind of groups(visits, ({page}) => `${page.kind} ${page.locale}`)) {
    if (new Set(ofKind.flatMap(({looks}) => looks)).size < everyLook.length) ofKind[0]!.looks = everyLook;
  }
  return visits;
}

/** The smallest number of turns of which each fits the budget. */
export function turnsFor(all: LocalizedPage[], {minutes, secondsToOpen, secondsToLook, inEveryLook}: Budget): number {
  const cost = (visits: Visit[]) =>
    visits.reduce((sum, {looks}) => sum + secondsToOpen + looks.length * secondsToLook, 0);
  const affordable = minutes * 60 * cores;
  for (let turns = 1; turns <= all.length; turns += 1) {
    if (cost(takeTurn(all, {turns, seed: 0, inEveryLook})) <= affordable) return turns;
  }
  throw new Error(
    `${minutes} minutes do not hold the pages that are like no other and one of each shape. Give the test more minutes, or make it quicker.`,
  );
}

/** The visits of this run within a budget; they depend only on the input files. */
export function visitsWithin(
  budget: Budget,
  isFull = Boolean(process.env.TEST_FULL),
): {visits: Visit[]; report: string} {
  const all = listLocalizedPages();
  const turns = isFull ? 1 : turnsFor(all, budget);
  const taken = takeTurn(all, {
    turns,
    seed: seedOfRun(),
    inEveryLook: budget.inEveryLook,
    changed: changedPages(),
  });
  const visits = isFull ? taken.map(({page}) => ({page, looks: everyLook})) : taken;
  return {visits, report: reportOf(all, visits, turns)};
}

/**
 * Ids of the pages of a kind that a quick test opens in this run in one language: some of each shape and those that
 * changed; all of them in the full test.
 */
export function turnOf(kind: LocalizedPage['kind'], locale: LocaleCode, turns = 8): string[] {
  return takeTurn(
    listLocalizedPages().filter((page) => page.kind === kind),
    {turns: process.env.TEST_FULL ? 1 : turns, seed: seedOfRun(), changed: changedPages()},
  )
    .filter(({page}) => page.locale === locale)
    .map(({page}) => page.id);
}

/** How `casesInTurn` groups and selects cases. */
interface CaseOptions<Case> {
  /** The key of a group of similar cases; by default all cases form one group. */
  shapeOf?: (item: Case) => string;
  /** Cases that every run takes. */
  isChanged?: (item: Case) => boolean;
  isFull?: boolean;
  seed?: number;
}

/**
 * The cases that a test runs this time: one of each shape, another one whenever the pages change. The seed includes the
 * name of the test, so that different tests take different cases. `TEST_FULL=1` takes all.
 */
export function casesInTurn<Case>(
  name: string,
  cases: readonly Case[],
  {
    shapeOf = () => '',
    isChanged = () => false,
    isFull = Boolean(process.env.TEST_FULL),
    seed = seedOfRun(),
  }: CaseOptions<Case> = {},
): Case[] {
  if (isFull) return [...cases];
  const start = [...name].reduce((sum, character) => sum + character.codePointAt(0)!, seed);
  const taken = new Set<Case>(groups([...cases], shapeOf).map((group) => group[start % group.length] as Case));
  return cases.filter((item) => taken.has(item) || isChanged(item));
}

let seedOfFiles: number | undefined;

/** The seed of a run: a hash of all inputs. */
export function seedOfRun(): number {
  return (seedOfFiles ??= parseInt(hashInputs(), 16));
}

/** Budget of the axe test: a good half of its stage’s time; `axePages.spec.ts` takes the rest. */
export const axeBudget: Budget = {minutes: 4.5, secondsToOpen: 0.5, secondsToLook: 1.1, inEveryLook: kindIds};

/** How many pages of each shape and language were taken, and which. */
function reportOf(all: LocalizedPage[], visits: Visit[], turns: number): string {
  const lines = groups(all, ({kind, shape, locale}) => `${kind} ${shape} ${locale}`).map((group) => {
    const {kind, shape, locale} = group[0]!;
    const taken = visits.filter(({page}) => group.includes(page));
    const names =
      taken.length === group.length ? 'all' : taken.map(({page}) => addressOf(page.id, page.locale)).join(' ');
    return `  ${[kind, shape, locale].filter(Boolean).join(' ')}: ${taken.length} of ${group.length}: ${names}`;
  });
  const looks = visits.reduce((sum, visit) => sum + visit.looks.length, 0);
  return [
    `${visits.length} of ${all.length} pages in ${looks} of ${all.length * everyLook.length} combinations, one turn of ${turns}`,
    ...lines,
  ].join('\n');
}

/**
 * Pages that differ from those before the last commit, unless there are many. Without a history there are none.
 */
export function changedPages(files: string[] = filesOfLastCommit()): string[] {
  const changed = pagesOf(files);
  return changed.length > mostChanged ? [] : changed;
}

/** Ids of the pages whose text, contract, data or translation is among the files. */
export function pagesOf(files: string[]): string[] {
  const stems = files
    .filter((file) => /\.(mdx|yaml)$/.test(file))
    .map((file) => `/${file.replace(/\.\w+$/, '').replace('/reports-', '/reports/')}`);
  return pages.filter((id) => {
    const {operation, cabinet} = readFrontMatter(id, 'en');
    return [id, operation, cabinet].some(
      (name) => typeof name === 'string' && stems.some((stem) => stem.endsWith(`/${name}`)),
    );
  });
}

function filesOfLastCommit(): string[] {
  try {
    return changedFiles('HEAD~1');
  } catch {
    return [];
  }
}

function groups<T>(items: T[], keyOf: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return [...found.values()];
}
