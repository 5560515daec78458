import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  text: string;
  /** What is copied; completes the visible text to the accessible name. */
  what: string;
}

const copied = (
  <Translate id="site.copyButton.copied" description="Shown on a copy button after it copied">
    Copied
  </Translate>
);
const copyLabel = (
  <Translate id="site.copyButton.copy" description="Text of a copy button">
    Copy
  </Translate>
);

/**
 * A button that copies a text and confirms it. Its accessible name begins with its visible text, so that a reader who
 * controls the browser by voice can say what they see (WCAG 2.5.3).
 */
export default function CopyButton({text, what}: Props): ReactNode {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  /** The button keeps its text if the browser denies access to the clipboard. */
  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <>
      <button type="button" className={styles.button} onClick={copy}>
        {isCopied ? copied : copyLabel}
        <span className="visually-hidden">{` ${what}`}</span>
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && copied}
      </span>
    </>
  );
}
