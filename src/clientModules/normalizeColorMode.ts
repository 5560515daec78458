/**
 * Docusaurus accepts any stored colour mode, or one from the query, and renders no toggle icon for an unknown one.
 * Falls back to light.
 */
const attributes = {'data-theme': ['light', 'dark'], 'data-theme-choice': ['light', 'dark', 'system']};

if (typeof document !== 'undefined') {
  const {documentElement} = document;
  for (const [name, known] of Object.entries(attributes)) {
    if (!known.includes(documentElement.getAttribute(name)!)) documentElement.setAttribute(name, 'light');
  }
}
