import site from './site.json';

/** `<set>:<name>`, both of lower-case words joined by hyphens, as the icon service names its icons. */
const iconKey = /^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What is wrong with an icon key, as the end of a sentence, or null when it can be drawn:
 * from `site.json`, or, for any other set, from the public icon service.
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
