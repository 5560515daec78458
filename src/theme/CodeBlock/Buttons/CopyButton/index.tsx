// Change: copies as all buttons of the site do, and says so when the browser refuses.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {useCopy, type CopyResult} from '@site/src/components/useCopy';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';

function labelOf(result: CopyResult | null): string {
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
  const [result, copy] = useCopy({copied: 1000, failed: 5000});
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
        onClick={() => copy(code)}
      >
        <span className={styles.copyButtonIcons} aria-hidden="true">
          <IconCopy className={styles.copyButtonIcon} />
          <IconSuccess className={styles.copyButtonSuccessIcon} />
        </span>
      </Button>
    </>
  );
}
