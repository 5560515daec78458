import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {FormScenario} from '../../wire/form';
import styles from './onDemand.module.css';

/** The operations and simulations that a scenario runs before its request. */
export default function EarlierSteps({steps}: {steps: FormScenario['earlier']}): ReactNode {
  return (
    <div className={styles.note}>
      <p>
        <Translate
          id="site.tryIt.earlier"
          description="Before the list of the operations and simulations that a scenario runs first"
        >
          The scenario needs earlier steps. They run first, and their ids replace those of the example:
        </Translate>
      </p>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            <code translate="no">{'event' in step ? step.event : step.operation}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
