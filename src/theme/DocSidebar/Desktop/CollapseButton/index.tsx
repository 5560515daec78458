// Change: removed from the bundle; the sidebar cannot be hidden.
export default function CollapseButton(): null {
  return null;
}
