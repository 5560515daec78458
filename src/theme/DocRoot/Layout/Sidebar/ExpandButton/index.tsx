// Change: the sidebar cannot be hidden, so nobody loads the code for it.
export default function ExpandButton(): null {
  return null;
}
