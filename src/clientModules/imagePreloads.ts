/**
 * React's server renderer starts each page with preloads of the navbar's images. They have served their purpose before
 * hydration, which would move the whole page in front of them, and a focused input would lose its focus.
 */
if (typeof document !== 'undefined') {
  document.querySelectorAll('#__docusaurus > link[rel="preload"]').forEach((link) => link.remove());
}

export {};
