/**
 * The pages as React draws them at build begin with preloads of the images in the navbar. They have done their work
 * when the page starts, and would be in the way: what starts the page would move all of it before them, and whoever
 * types already would lose the focus.
 */
if (typeof document !== 'undefined') {
  document.querySelectorAll('#__docusaurus > link[rel="preload"]').forEach((link) => link.remove());
}

export {};
