// Change: copies as all buttons of the site do, and says so when the browser refuses.
import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {copyText} from '@site/src/components/clipboard';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';

type Result = 'copied' | 'failed';

function labelOf(result: Result | null): string {
  switch (result) {
    case 'copied':
      return translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      });
    case 'failed':
      return translate({
        id: 'site.codeBlock.notCopied',
        message: 'Not copied. Select the code and copy it with the keyboard.',
        description: 'Said at the copy button of a code block when the browser refused to copy',
      });
    case null:
      return translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The ARIA label for copy code blocks button',
      });
    default:
      throw new Error(`The result ${String(result satisfies never)} has no text.`);
  }
}

export default function CopyButton({className}: Props): ReactNode {
  const {
    metadata: {code},
  } = useCodeBlockContext();
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    if (result === null) return undefined;
    const timer = setTimeout(() => setResult(null), result === 'copied' ? 1000 : 5000);
    return () => clearTimeout(timer);
  }, [result]);
  return (
    <>
      {result === 'failed' && <span role="alert">{labelOf(result)}</span>}
      <Button
        aria-label={labelOf(result)}
        title={translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}
        className={clsx(className, styles.copyButton, result === 'copied' && styles.copyButtonCopied)}
        onClick={() =>
          void copyText(code).then(
            () => setResult('copied'),
            () => setResult('failed'),
          )
        }
      >
        <span className={styles.copyButtonIcons} aria-hidden="true">
          <IconCopy className={styles.copyButtonIcon} />
          <IconSuccess className={styles.copyButtonSuccessIcon} />
        </span>
      </Button>
    </>
  );
}
