/**
 * Lists of pages that load when one of their pages is asked for (`pageLists.ts` writes them).
 *
 * The framework asks the components of a place to load before it draws it (`preload`). The component around the pages
 * then loads the list of the page that is asked for as well, and what the page consists of.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {laterStyles} from '../../clientModules/laterStyles';
import {plainPath} from './plainPath';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

export interface Route {
  path: string;
  component: Preloadable;
  routes?: Route[];
}

/** Pages with the hashes and the chunks of their routes, and how these chunks are loaded. */
interface PageList {
  pages: [path: string, hash: string, chunkNames: object][];
  registry: object;
}

/** The plain path of a list's first page, and what loads the list. */
type ListLoader = [first: string, load: () => Promise<PageList>];

type Listener = (page: Route) => void;
const listeners: Listener[] = [];

/** Says of each page from now on when it gets a route. */
export const whenListed = (listener: Listener): number => listeners.push(listener);

/** The place that the framework loads ahead while it asks for it: a link that the reader points at. */
let ahead: string | null = null;
let hasStarted = false;

/** Gives a route the pages of lists, each list when a page of it is asked for; `attributes` are what all pages have. */
export function openByNeed(route: Route, attributes: object, lists: ListLoader[]): Route {
  const pages = route.routes!;
  const {component} = route;
  const {preload} = component;
  const opened = new Map<ListLoader, Promise<void>>();

  const find = (path: string): Route | undefined => pages.find((page) => plainPath(page.path) === path);

  function add(path: string, hash: string): void {
    const added = {...attributes, path, component: ComponentCreator(path, hash) as unknown as Preloadable};
    // Behind the others: by its number, the framework knows the page that is drawn.
    pages.push(added);
    listeners.forEach((listener) => listener(added));
  }

  function open(list: ListLoader): Promise<void> {
    const opening =
      opened.get(list) ??
      list[1]().then((loaded) => {
        Object.assign(registry, loaded.registry);
        for (const [path, hash, chunkNames] of loaded.pages) {
          Object.assign(routesChunkNames, {[`${path}-${hash}`]: chunkNames});
          add(path, hash);
        }
      });
    opened.set(list, opening);
    // What failed is loaded again when it is asked for again.
    opening.catch(() => opened.delete(list));
    return opening;
  }

  /** Stands for a page whose list did not load: the framework shows its error with a button that tries again. */
  function addFailed(path: string, list: ListLoader): void {
    // The framework takes what is behind the last hyphen for the hash: with two it finds no file to load ahead here.
    const hash = 'list-failed';
    const name = `${path}-${hash}`;
    Object.assign(routesChunkNames, {[name]: {__comp: name}});
    Object.assign(registry, {
      [name]: [
        async () => {
          await open(list);
          const page = pages.findLast((candidate) => plainPath(candidate.path) === path);
          await page?.component.preload?.();
          return {default: page?.component};
        },
      ],
    });
    add(path, hash);
  }

  const listOf = (path: string): ListLoader | undefined =>
    find(path) ? undefined : lists.findLast(([first]) => first <= path);

  async function openPage(path: string): Promise<void> {
    const isStart = !hasStarted;
    hasStarted = true;
    const list = listOf(path);
    if (list) {
      try {
        await open(list);
      } catch (error) {
        if (isStart) addFailed(path, list);
        throw error;
      }
    }
    await find(path)?.component.preload?.();
  }

  component.preload = async () => {
    loadAheadByNeed(
      (path) => find(path) !== undefined,
      async (path) => {
        const list = listOf(path);
        if (list) await open(list);
      },
      plainPath(route.path),
    );
    const isStart = !hasStarted;
    await Promise.all([preload?.(), laterStyles, openPage(toPath(ahead ?? window.location.pathname))]);
    // The page starts in a task of its own, after the one in which its code was read.
    if (isStart) await new Promise((resolve) => setTimeout(resolve));
  };
  return route;
}

let isByNeed = false;

/** A page that starts has many links in view: each of them by itself keeps nobody waiting. */
const whenIdle = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work);

/** As the framework asks before it loads ahead; not every browser tells. */
function isSaving(): boolean {
  const {connection} = navigator as {connection?: {effectiveType: string; saveData: boolean}};
  return connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'));
}

/**
 * Lets the framework load ahead what is in a list that has come, of links in view; on the home page, from which readers
 * go on and which is in no list itself, and of a link that the reader points at, the list as well.
 */
function loadAheadByNeed(
  isListed: (path: string) => boolean,
  openListOf: (path: string) => Promise<void>,
  home: string,
): void {
  if (isByNeed) return;
  isByNeed = true;
  const {prefetch, preload} = window.docusaurus;
  const isWanted = (path: string): boolean =>
    isListed(path) || (toPath(window.location.pathname) === home && !isSaving());
  const loadWhenIdle = async (path: string): Promise<void[]> => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    await openListOf(toPath(path));
    return prefetch(path) || [];
  };
  window.docusaurus = Object.freeze({
    // What does not come ahead is asked for again by a click.
    prefetch: (path: string) => isWanted(toPath(path)) && loadWhenIdle(path).catch(() => []),
    preload(path: string) {
      ahead = path;
      const loading = preload(path);
      ahead = null;
      return loading;
    },
  });
}

function toPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  try {
    return plainPath(decodeURI(path));
  } catch {
    return plainPath(path);
  }
}
