import site from './site.json';

/** `<set>:<name>` in kebab-case, the icon service's format. */
const iconKey = /^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What is wrong with an icon key, as the end of a sentence, or null if it is valid: it is in `site.json`, or in another
 * set, which the public icon service provides.
 */
export function iconProblem(icon: unknown): string | null {
  if (typeof icon !== 'string' || !iconKey.test(icon)) {
    return `its icon ${JSON.stringify(icon)} is not a key of the form "set:name"; write for example "site:home"`;
  }
  const [set, name] = icon.split(':');
  if (set === site.prefix && !(name! in site.icons)) {
    const known = Object.keys(site.icons).map((key) => `"${site.prefix}:${key}"`);
    return `its icon "${icon}" is not in src/icons/site.json; draw it there or use one of ${known.join(', ')}`;
  }
  return null;
}
