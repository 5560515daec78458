/**
 * Where this site departs from Docusaurus to be faster, with what each gained on /api/v2/transaction/create (Chromium,
 * processor slowed four times, slow 4G). Set one to false to build without it; `SITE_WITHOUT=inlineStyles,docs`
 * does the same for a single build.
 */
const optimizations = {
  /** Critical styles are in each page: first paint after 1.1 instead of 1.8 s (src/plugins/built-pages/steps/inlineStyles.ts). */
  inlineStyles: true,
  /** No syntax highlighter in the browser: 29 kB of JavaScript (src/plugins/client-bundle). */
  clientBundle: true,
  /** No data about other pages in the sidebar's chunk: 14.5 kB of JavaScript (src/plugins/docs). */
  docs: true,
  /** Prefetches wait until the browser is idle: 140 ms of one task (src/clientModules/idlePrefetch.ts). */
  idlePrefetch: true,
};

const without = (process.env.SITE_WITHOUT ?? '').split(',').filter(Boolean);
const unknown = without.filter((name) => !(name in optimizations));
if (unknown.length > 0)
  throw new Error(`SITE_WITHOUT names ${unknown.join(', ')}. Write some of ${Object.keys(optimizations).join(', ')}.`);

/** Whether an optimization is part of this build. */
export const isOn = (name: keyof typeof optimizations): boolean => optimizations[name] && !without.includes(name);
