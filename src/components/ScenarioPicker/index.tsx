import React, {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useScenario} from '../Sample/choice';
import styles from './styles.module.css';

interface Props {
  /** Folder of the samples that the picker controls, such as `/samples/v2/transaction/create`. */
  folder: string;
  /** JSON array of [id, title]; the first scenario is prerendered. */
  scenarios: string;
}

const label = (): string =>
  translate({
    id: 'site.scenarioPicker.label',
    message: 'Scenario',
    description: 'Label of the list in which a reader chooses a scenario',
  });

/** Chooses the scenario of a desk. Without JavaScript, or without a choice, it is the title of the only one. */
export default function ScenarioPicker({folder, scenarios}: Props): ReactNode {
  const offered = JSON.parse(scenarios) as [string, string][];
  const [chosen, setChosen] = useScenario(folder);
  const field = useId();
  const [current, title] = offered.find(([id]) => id === chosen) ?? offered[0]!;
  if (offered.length === 1) {
    return (
      <p className={styles.picker}>
        <span className={styles.label}>{label()}</span>
        <span>{title}</span>
      </p>
    );
  }
  return (
    <div className={styles.picker}>
      <label className={styles.label} htmlFor={field}>
        {label()}
      </label>
      <div className={styles.choice}>
        <span className={styles.title}>{title}</span>
        <select
          id={field}
          className={`text-input ${styles.select}`}
          value={current}
          autoComplete="off"
          onChange={({target}) => setChosen(target.value)}
        >
          {offered.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
