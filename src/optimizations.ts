/**
 * Where this site departs from Docusaurus to be faster, with what each gained on /api/v2/transaction/create (Chromium,
 * processor slowed four times, slow 4G). Set one to false to build without it; `SITE_WITHOUT=inlineStyles,docs`
 * does the same for a single build. `tests/builds/optimizations.test.ts` builds the site with all of them off.
 */
const optimizations = {
  /** Critical styles are in each page: first paint after 1.1 instead of 1.8 s (src/plugins/built-pages/steps/inlineStyles.ts). */
  inlineStyles: true,
  /**
   * No syntax highlighter in the browser: 29 kB of JavaScript. No styles of parts that load on demand in the style sheet
   * of all pages. What parts of the theme share is one file: 3.8 kB of JavaScript and five requests. The browser compiles
   * `main` off the main thread: 25 ms of its one task (src/plugins/client-bundle).
   */
  clientBundle: true,
  /** No data about other pages in the sidebar's chunk: 14.5 kB of JavaScript (src/plugins/docs). */
  docs: true,
  /** Prefetches wait until the browser is idle: 140 ms of one task (src/clientModules/idlePrefetch.ts). */
  idlePrefetch: true,
};

type Name = keyof typeof optimizations;

/** The names of all optimizations. */
export const names = Object.keys(optimizations) as Name[];

/**
 * The optimizations that a value of `SITE_WITHOUT` turns off.
 *
 * @throws if it names an optimization that does not exist
 */
export function turnedOff(value = ''): Name[] {
  const without = value.split(',').filter(Boolean);
  const unknown = without.filter((name) => !names.includes(name as Name));
  if (unknown.length > 0)
    throw new Error(`SITE_WITHOUT names ${unknown.join(', ')}. Write some of ${names.join(', ')}.`);
  return without as Name[];
}

const without = turnedOff(process.env.SITE_WITHOUT);

/** Whether an optimization is part of this build. */
export const isOn = (name: Name): boolean => optimizations[name] && !without.includes(name);

/** The error of an optimization that relies on something Docusaurus no longer does. */
export const adapt = (name: Name, change: string, file: string): Error =>
  new Error(`${change}. Adapt ${file} to this version of Docusaurus, or set ${name} to false in src/optimizations.ts.`);
