import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether what a frame holds is wider than the frame, so that the reader has to scroll it sideways. An observer is told
 * once the frame is laid out, and when it comes to sight; measuring when the page starts would lay the page out again.
 */
export function useIsWide(frame: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = frame.current!;
    // Widths of fractions of a pixel are rounded, each by itself.
    const observer = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(element.firstElementChild!);
    return () => observer.disconnect();
  }, [frame]);
  return isWide;
}
