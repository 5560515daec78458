import {useEffect, type RefObject} from 'react';

/**
 * Marks the frame of a table of codes with `data-fits` while the table is not wider, so that its head can stay in sight:
 * a frame that scrolls would hold the head. React renders nothing for it, because a page may have many tables.
 */
export function useFits(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current!;
    if (!element.querySelector(':scope > .codes')) return undefined;
    // Both widths are rounded separately.
    const observer = new ResizeObserver(() =>
      element.toggleAttribute('data-fits', element.scrollWidth <= element.clientWidth + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
}
