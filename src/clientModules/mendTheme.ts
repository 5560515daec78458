/**
 * The framework takes a stored mode, or that of an address, as it is: under an unknown one the toggle has no face.
 * Here an unknown mode is the site's own.
 */
const attributes = {'data-theme': ['light', 'dark'], 'data-theme-choice': ['light', 'dark', 'system']};

if (typeof document !== 'undefined') {
  const {documentElement} = document;
  for (const [name, known] of Object.entries(attributes)) {
    if (!known.includes(documentElement.getAttribute(name)!)) documentElement.setAttribute(name, 'light');
  }
}
