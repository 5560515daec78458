// Change: the site announces nothing over its pages, so nobody loads the code for it.
export default function AnnouncementBar(): null {
  return null;
}
