/**
 * Docusaurus prefetches the page of each link that comes into view. After hydration that is every link of the sidebar,
 * in one task. Here each prefetch waits until the browser is idle.
 */
const whenIdle = (work: () => void): unknown =>
  // WebKit has no idle callbacks.
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work);

if (typeof window !== 'undefined') {
  // Client modules run before Docusaurus sets `window.docusaurus`, which is frozen.
  let docusaurus: typeof window.docusaurus;
  Object.defineProperty(window, 'docusaurus', {
    get: () => docusaurus,
    set(framework: typeof window.docusaurus) {
      docusaurus = {
        ...framework,
        prefetch: (path) => new Promise((resolve) => whenIdle(() => resolve(framework.prefetch(path) || []))),
      };
    },
  });
}

export {};
