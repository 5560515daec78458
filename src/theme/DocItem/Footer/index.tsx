// Change: pages have no tags and no author, so nobody loads the code for them.
export default function DocItemFooter(): null {
  return null;
}
