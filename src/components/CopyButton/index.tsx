import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  text: string;
  /** Accessible name; says what is copied. */
  label: string;
}

/** A button that copies a text and confirms it. */
export default function CopyButton({text, label}: Props): ReactNode {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  /** Where the browser refuses, the button keeps its text. */
  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={copy}>
      <span role="status">
        {isCopied ? (
          <Translate id="site.copyButton.copied" description="Shown on a copy button after it copied">
            Copied
          </Translate>
        ) : (
          <Translate id="site.copyButton.copy" description="Text of a copy button">
            Copy
          </Translate>
        )}
      </span>
    </button>
  );
}
