import {useRef, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useIsOverflowing} from '@site/src/components/useIsOverflowing';
import styles from './styles.module.css';
import {useCopying} from './useCopying';
import {useFits} from './useFits';

/**
 * A table that scrolls horizontally in its own frame when it is wider than the page. The frame is focusable only then,
 * so that a table that fits adds no tab stop. A click on a value of a reference table copies it, and a click on `#`
 * copies the link to its row.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(frame);
  const notice = useCopying(frame);
  useFits(frame);

  const label = translate({
    id: 'site.table.wide',
    message: 'Table, scrolls sideways',
    description: 'Name that a screen reader gives to a table wider than the page',
  });

  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        {...(isOverflowing && {role: 'group', tabIndex: 0, 'aria-label': label})}
      >
        <table {...props} />
      </div>
      {notice !== null && (
        <p role="status" className={styles.notice}>
          {notice !== '' && <span>{notice}</span>}
        </p>
      )}
    </>
  );
}
