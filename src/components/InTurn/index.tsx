import {Suspense, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode} from 'react';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import Head from '@docusaurus/Head';
import {useIsStart} from '@site/src/components/Kept';
import {begin, settle, takeLateTurn, takeTurn, whenStarted, type Turn} from './turns';

/** The widest viewport, in pixels, that Docusaurus treats as mobile (`useWindowSize`). */
const narrowWidth = 996;

interface Props {
  children: ReactNode;
}

interface Options {
  /**
   * Whether only the desktop layout shows the part. On mobile Docusaurus removes it, so it is not hydrated before that.
   */
  isWideOnly?: boolean;
}

function Part({turn, children}: Props & {turn: Turn}): ReactNode {
  // Rendered first as on the server, then as in the browser, like `BrowserContextProvider` around the whole page.
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    if (isBrowser) settle(turn);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the framework does the same around the whole page
    else setIsBrowser(true);
  }, [isBrowser, turn]);
  return <BrowserContext.Provider value={isBrowser}>{children}</BrowserContext.Provider>;
}

/**
 * Suspends until the turn comes, which keeps the prerendered HTML. It has no state of its own, because that would be
 * initialized before the turn.
 */
function Gate({turn, children}: Props & {turn: Turn}): ReactNode {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- Suspense waits for a promise that is thrown
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
 * Wraps a component that renders one element, so that it hydrates in a separate task: one long hydration task would
 * block input. A page rendered on the client renders it at once.
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

/** Root component that starts the queue, and marks the document as not hydrated until the queue is empty. */
export function Turns(): ReactNode {
  const [isStarting, setIsStarting] = useState(false);
  useLayoutEffect(() => {
    // In an effect, because Docusaurus sets the attribute too, and the last one wins.
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
