/** Whether a page has a desk, by its front matter. Its table of contents is then folded above the text. */
export function hasDesk(frontMatter: object): boolean {
  return 'operation' in frontMatter;
}
