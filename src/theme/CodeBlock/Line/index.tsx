// Change: a line is a <span>, since HTML allows no <div> in <code>; without the line numbers, which no page shows.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import LineToken from '@theme/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line';

export default function CodeBlockLine({line, classNames, getLineProps, getTokenProps}: Props): ReactNode {
  // An empty line comes as a token of its own line break, of which there is one already.
  const isEmpty = line.length === 1 && line[0]!.content === '\n';
  return (
    <span {...getLineProps({line, className: clsx(classNames)})}>
      {!isEmpty &&
        line.map((token, key) => {
          const {children, ...tokenProps} = getTokenProps({token});
          return (
            <LineToken key={key} {...tokenProps} line={line} token={token}>
              {children}
            </LineToken>
          );
        })}
      <br />
    </span>
  );
}
