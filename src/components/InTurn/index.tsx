import {Suspense, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode} from 'react';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import Head from '@docusaurus/Head';
import {useIsStart} from '@site/src/components/Kept';
import {begin, settle, takeLateTurn, takeTurn, whenStarted, type Turn} from './turns';

/** The widest page, in pixels, that the framework draws as a narrow one (`useWindowSize`). */
const narrowWidth = 996;

interface Props {
  children: ReactNode;
}

interface Options {
  /** Whether only a wide page shows the part: in a narrow one the framework takes it away, and it does not start before. */
  isWideOnly?: boolean;
}

function Part({turn, children}: Props & {turn: Turn}): ReactNode {
  // Drawn first as it was at build, and then as in a browser, like the page around it.
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    if (isBrowser) settle(turn);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the framework does the same around the whole page
    else setIsBrowser(true);
  }, [isBrowser, turn]);
  return <BrowserContext.Provider value={isBrowser}>{children}</BrowserContext.Provider>;
}

/** Says that its part is not ready: what came drawn stays until it is. It has no state, for that would begin before its turn. */
function Gate({turn, children}: Props & {turn: Turn}): ReactNode {
  if (!turn.hasCome) throw turn.coming;
  return <Part turn={turn}>{children}</Part>;
}

function InTurn({children, isWideOnly}: Props & Options): ReactNode {
  const isStart = useIsStart();
  const [turn] = useState(() => {
    if (!isStart) return null;
    return isWideOnly && window.innerWidth <= narrowWidth ? takeLateTurn() : takeTurn();
  });
  useEffect(() => () => void (turn && settle(turn)), [turn]);
  if (!turn) return children;
  return (
    <Suspense>
      <Gate turn={turn}>{children}</Gate>
    </Suspense>
  );
}

/**
 * A component that draws one element, and starts in a task of its own when it comes drawn: a page that starts in one
 * long task answers nobody meanwhile. In a page that is drawn in the browser it is drawn at once.
 */
export function inTurn<P extends object>(Component: ComponentType<P>, options: Options = {}): ComponentType<P> {
  return function StartedInTurn(props) {
    return (
      <InTurn {...options}>
        <Component {...props} />
      </InTurn>
    );
  };
}

/** Stands over the page: lets its parts start, and says that it has not started before they have. */
export function Turns(): ReactNode {
  const [isStarting, setIsStarting] = useState(false);
  useLayoutEffect(() => {
    // Only now, after the framework's own word, which would win otherwise.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setIsStarting(true);
    void whenStarted.then(() => setIsStarting(false));
    begin();
  }, []);
  return (
    isStarting && (
      <Head>
        <html data-has-hydrated="false" />
      </Head>
    )
  );
}
