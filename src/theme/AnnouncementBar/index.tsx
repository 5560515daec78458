// Change: removed from the bundle; the site has no announcements.
export default function AnnouncementBar(): null {
  return null;
}
