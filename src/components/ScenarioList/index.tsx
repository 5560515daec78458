import React, {useState, type MouseEvent, type ReactElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useScenario} from '../Sample/choice';
import styles from './styles.module.css';

interface Props {
  /** Folder of the samples that this list controls, such as `/samples/v2/transaction/create`. */
  folder: string;
  /** Id of the heading of the desk that shows them. */
  desk: string;
  /** JSON array of [id, title, description], where backticks mark code in the description; the first scenario is prerendered. */
  scenarios: string;
  /** File extension of the links without JavaScript. */
  extension: string;
}

/** The scenarios of an operation with their descriptions. The selected one is shown in the page's desk. */
export default function ScenarioList({folder, desk, scenarios, extension}: Props): ReactNode {
  const offered = JSON.parse(scenarios) as [string, string, string][];
  const [chosen, setChosen] = useScenario(folder);
  const [announcement, setAnnouncement] = useState('');
  const current = offered.find(([id]) => id === chosen)?.[0] ?? offered[0]![0];
  const choose = (event: MouseEvent, id: string, title: string) => {
    event.preventDefault();
    setChosen(id);
    leadTo(desk);
    setAnnouncement(
      translate(
        {
          id: 'site.scenarioList.chosen',
          message: 'The page now shows: {title}',
          description: 'Announced to screen readers when a scenario is chosen',
        },
        {title},
      ),
    );
  };
  return (
    <>
      <ul className={styles.scenarios}>
        {offered.map(([id, title, description]) => (
          <li key={id} className={styles.scenario} id={`scenario-${id}`}>
            <a
              href={`${folder}/${id}.${extension}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => choose(event, id, title)}
            >
              {title}
            </a>
            <span className={styles.description}>{withCode(description)}</span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/** A text whose names of fields and values stand between backticks. */
function withCode(text: string): ReactElement[] {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code translate="no" key={index}>
        {part}
      </code>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}

/** Navigates to the desk's hash if the desk is out of view, so that the browser's back button returns to the list. */
function leadTo(desk: string): void {
  if (document.querySelector('[data-desk]')!.getBoundingClientRect().bottom < 0) window.location.hash = desk;
}
