import {useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Makes whoever draws into an element leave what is in it. */
export const keepContent = {dangerouslySetInnerHTML: {__html: ''}};

/** Whether a page that came drawn is starting: false in every page that is drawn in the browser. */
export function useIsStart(): boolean {
  // The framework's mark of a page that came drawn and has not started.
  return !useIsBrowser() && typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'false';
}

/**
 * Whether an element still holds what was drawn at build for this content, so that nothing has to be drawn when the page
 * starts: true from then on until the content changes. False in every page that is drawn in the browser.
 */
export function useKept(content?: string): boolean {
  const isStart = useIsStart();
  const [kept, setKept] = useState({content, isKept: isStart});
  const isSame = kept.content === content;
  // Once drawn anew it is no longer what came, whatever it says later.
  if (kept.isKept && !isSame) setKept({content, isKept: false});
  return kept.isKept && isSame;
}

interface Props {
  /** Written by the build (`src/plugins/rehype-static`): nothing in the element does anything. */
  isStatic?: boolean;
  children?: ReactNode;
}

/** An element, or what draws one and hands its properties on, that keeps its content if that is static. */
export function kept(Element: ComponentType<object> | string): ComponentType<Props> {
  return function Kept({isStatic, children, ...rest}) {
    const isKept = useKept();
    return isStatic && isKept ? <Element {...rest} {...keepContent} /> : <Element {...rest}>{children}</Element>;
  } as ComponentType<Props>;
}
