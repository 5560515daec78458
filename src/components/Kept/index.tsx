import {useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Props that make hydration leave an element's existing content alone. */
export const keepContent = {dangerouslySetInnerHTML: {__html: ''}};

/** Whether a prerendered page is hydrating; always false for a page rendered on the client. */
export function useIsStart(): boolean {
  // Docusaurus sets this attribute to "false" in prerendered HTML until hydration.
  return !useIsBrowser() && typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'false';
}

/**
 * Whether an element still has its prerendered content, so that its children need not be hydrated. True from hydration
 * until the content changes; always false for a page rendered on the client.
 */
export function useKept(content?: string): boolean {
  const isStart = useIsStart();
  const [kept, setKept] = useState({content, isKept: isStart});
  const isSame = kept.content === content;
  // Once it has been rendered on the client, the prerendered content is gone for good.
  if (kept.isKept && !isSame) setKept({content, isKept: false});
  return kept.isKept && isSame;
}

interface Props {
  /** Set at build time by `src/plugins/rehype-static`: the element has no interactive content. */
  isStatic?: boolean;
  children?: ReactNode;
}

/**
 * Wraps an element type, or a component that passes its props on to an element, so that static content is not hydrated.
 */
export function kept(Element: ComponentType<object> | string): ComponentType<Props> {
  return function Kept({isStatic, children, ...rest}) {
    const isKept = useKept();
    return isStatic && isKept ? <Element {...rest} {...keepContent} /> : <Element {...rest}>{children}</Element>;
  } as ComponentType<Props>;
}
