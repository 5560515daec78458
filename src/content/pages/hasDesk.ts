/** Keys in the front matter of pages with a desk. */
const keys = ['operation', 'service', 'has_desk'];

/** Whether a page has a desk, by its front matter. Its table of contents is then folded above the text. */
export function hasDesk(frontMatter: object): boolean {
  return keys.some((key) => key in frontMatter);
}

/** Whether a page takes the room of the table of contents too, by its front matter. */
export function isWide(frontMatter: object): boolean {
  return hasDesk(frontMatter) || 'is_wide' in frontMatter;
}
