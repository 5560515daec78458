// Change: removed from the bundle; the sidebar cannot be hidden.
export default function ExpandButton(): null {
  return null;
}
