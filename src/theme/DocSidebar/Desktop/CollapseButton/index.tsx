// Change: the sidebar cannot be hidden, so nobody loads the code for it.
export default function CollapseButton(): null {
  return null;
}
