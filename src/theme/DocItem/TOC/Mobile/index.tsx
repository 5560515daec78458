// Change: none here, because the bar of the page has the table of contents (src/components/PageBar).
export default function DocItemTOCMobile(): null {
  return null;
}
