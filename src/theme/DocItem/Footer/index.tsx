// Change: removed from the bundle; pages have no tags and no authors.
export default function DocItemFooter(): null {
  return null;
}
