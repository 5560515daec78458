import React, {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {StatusView} from '../../wire/sandbox';
import {layOut, size, type StatusPlace} from './statusLayout';
import styles from './onDemand.module.css';

/** Before the name of a status, so that the colour is not the only sign. */
const marks: Record<StatusPlace, string> = {present: '● ', passed: '✓ ', possible: '', other: ''};

function placeText(place: Exclude<StatusPlace, 'other'>): string {
  switch (place) {
    case 'present':
      return translate({
        id: 'site.sandbox.diagram.present',
        message: 'now',
        description: 'Legend of the status diagram of a transaction: the status that it has',
      });
    case 'passed':
      return translate({
        id: 'site.sandbox.diagram.passed',
        message: 'passed',
        description: 'Legend of the status diagram of a transaction: a status that it had before',
      });
    case 'possible':
      return translate({
        id: 'site.sandbox.diagram.possible',
        message: 'can follow',
        description: 'Legend of the status diagram of a transaction: a status that it can have next',
      });
    default:
      throw new Error(`The legend has no text for "${String(place satisfies never)}".`);
  }
}

/**
 * The statuses of a kind of transaction, with those lit that it has passed and has now.
 *
 * @param history the statuses that it had, the present one last
 */
export default function StatusDiagram({statuses, history}: {statuses: StatusView[]; history: string[]}): ReactNode {
  const id = useId().replace(/\W/g, '');
  const {nodes, arrows, width, height} = layOut(statuses, history);
  const legend = (['passed', 'present', 'possible'] as const).map((place) => ({
    place,
    text: placeText(place),
    codes: nodes.filter((node) => node.place === place).map(({code}) => code),
  }));
  const shown = legend.filter(({codes}) => codes.length > 0);
  return (
    <figure className={styles.diagram} data-part="diagram">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={shown.map(({text, codes}) => `${text}: ${codes.join(', ')}`).join('; ')}
      >
        <defs>
          {['taken', 'ahead'].map((name) => (
            <marker
              key={name}
              id={`${id}${name}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path className={name === 'taken' ? styles.takenTip : styles.aheadTip} d="M0 0L8 4L0 8z" />
            </marker>
          ))}
        </defs>
        {arrows.map(({from, to, isPassed, path}) => (
          <path
            key={`${from} ${to} ${isPassed}`}
            className={isPassed ? styles.taken : styles.ahead}
            d={path}
            markerEnd={`url(#${id}${isPassed ? 'taken' : 'ahead'})`}
          />
        ))}
        {nodes.map(({code, place, isFinal, x, y}) => (
          <g key={code} className={styles[place]} data-status={code} data-place={place}>
            <rect
              x={x}
              y={y}
              width={size.node.width}
              height={size.node.height}
              rx={isFinal ? size.node.height / 2 : 4}
            />
            <text x={x + size.node.width / 2} y={y + size.node.height / 2}>
              {marks[place] + code}
            </text>
          </g>
        ))}
      </svg>
      <figcaption aria-hidden="true">
        {shown.map(({place, text}) => (
          <span key={place} className={styles.key} data-place={place}>
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
