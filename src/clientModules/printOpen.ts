/** Opens the collapsed blocks of a page while it is printed, because paper cannot be clicked. Menus are not printed. */

let opened: HTMLDetailsElement[] = [];

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    opened = Array.from(document.querySelectorAll<HTMLDetailsElement>('main details:not([name]):not([open])'));
    for (const block of opened) block.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const block of opened) block.open = false;
    opened = [];
  });
}
