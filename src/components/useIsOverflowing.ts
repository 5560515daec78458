import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether the content of a frame overflows it horizontally. A ResizeObserver reports after layout, whereas measuring
 * during hydration would force another one.
 */
export function useIsOverflowing(frame: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const element = frame.current!;
    // Both widths are rounded separately.
    const observer = new ResizeObserver(() => setIsOverflowing(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(element.firstElementChild!);
    return () => observer.disconnect();
  }, [frame]);
  return isOverflowing;
}
