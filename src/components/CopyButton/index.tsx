import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCopy, type CopyResult} from '../useCopy';
import styles from './styles.module.css';

interface Props {
  text: string;
  /** Name of the copied text; follows the visible text in the accessible name. */
  what: string;
}

/** The text of the button. */
function labelOf(result: CopyResult | null): string {
  switch (result) {
    case 'copied':
      return translate({
        id: 'site.copyButton.copied',
        message: 'Copied',
        description: 'Shown on a copy button after it copied',
      });
    case 'failed':
      return translate({
        id: 'site.copyButton.failed',
        message: 'Not copied',
        description: 'Shown on a copy button when the browser refused to copy',
      });
    case null:
      return translate({id: 'site.copyButton.copy', message: 'Copy', description: 'Text of a copy button'});
  }
}

/**
 * A button that copies a text and confirms it, or says that the browser refused. Its accessible name begins with its
 * visible text, so that a reader who controls the browser by voice can say what they see (WCAG 2.5.3).
 */
export default function CopyButton({text, what}: Props): ReactNode {
  const [result, copy] = useCopy({copied: 2000, failed: 2000});
  return (
    <>
      <button type="button" className={`needs-script quiet-button ${styles.button}`} onClick={() => copy(text)}>
        <span>{labelOf(result)}</span>
        <span className="visually-hidden">{` ${what}`}</span>
      </button>
      <span role="status" className="visually-hidden">
        {result && <span>{labelOf(result)}</span>}
      </span>
    </>
  );
}
