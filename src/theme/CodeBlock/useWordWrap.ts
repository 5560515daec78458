import {useMemo, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import {useIsWide} from '@site/src/components/useIsWide';

/**
 * Whether a block of code is wider than its frame, and the switch that wraps its lines. The theme's own hook measures
 * each block when the page starts, which lays the page out again and again.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const isCodeScrollable = useIsWide(codeBlockRef);

  return useMemo(() => {
    function toggle(): void {
      const {style} = codeBlockRef.current!.querySelector('code')!;
      style.whiteSpace = isEnabled ? '' : 'pre-wrap';
      // A word that is longer than the line is broken.
      style.overflowWrap = isEnabled ? '' : 'anywhere';
      setIsEnabled(!isEnabled);
    }
    return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
  }, [isEnabled, isCodeScrollable]);
}
