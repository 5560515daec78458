import {useMemo, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import {useIsOverflowing} from '@site/src/components/useIsOverflowing';

/**
 * Whether a code block overflows, and a toggle that wraps its lines. The theme's own hook measures every block during
 * hydration, which forces a layout each time.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const isCodeScrollable = useIsOverflowing(codeBlockRef);

  return useMemo(() => {
    function toggle(): void {
      const {style} = codeBlockRef.current!.querySelector('code')!;
      style.whiteSpace = isEnabled ? '' : 'pre-wrap';
      // Breaks words that are longer than the line.
      style.overflowWrap = isEnabled ? '' : 'anywhere';
      setIsEnabled(!isEnabled);
    }
    return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
  }, [isEnabled, isCodeScrollable]);
}
