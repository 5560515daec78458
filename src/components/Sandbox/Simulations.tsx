import React, {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Simulation} from '../../wire/form';
import {choicesFor, thingOf, type Choice} from '../TryIt/response';
import type {JsonValue} from '../../types/json';
import type {Subject} from './model';
import styles from './onDemand.module.css';
import {loadSandbox} from '../loadSandbox';

/**
 * The simulations that change something about a transaction or an invoice now. What a button of the payer’s screen does
 * comes last, because that is the ordinary way.
 */
export default function Simulations({
  simulations,
  subject,
  ordinary,
  onChoose,
}: {
  simulations: Simulation[];
  subject: Subject;
  /** Events that a button of the payer’s screen causes. */
  ordinary: string[];
  onChoose: (choice: Choice) => void;
}): ReactNode {
  const isOrdinary = ({name}: Choice): number => Number(ordinary.includes(name));
  const choices = useChoices(simulations, subject).sort((one, other) => isOrdinary(one) - isOrdinary(other));
  if (choices.length === 0) return null;
  return (
    <>
      <h3>
        <Translate
          id="site.sandbox.simulations"
          description="Heading of the simulations of a transaction or an invoice"
        >
          What can happen outside the API
        </Translate>
      </h3>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.name}>
            <button type="button" className="quiet-button" onClick={() => onChoose(choice)}>
              <code translate="no">{choice.name}</code>
            </button>
            <span>{` ${choice.text}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The simulations that are possible now, with their data. */
function useChoices(simulations: Simulation[], {data}: Subject): Choice[] {
  const [possible, setPossible] = useState<string[]>([]);
  const {id, version} = data;
  useEffect(() => {
    let isCurrent = true;
    loadSandbox()
      .then((sandbox) => sandbox.possible(id))
      // Ignores a failure, because the reader's next action reports it.
      .then(
        (names) => isCurrent && setPossible(names),
        () => undefined,
      );
    return () => void (isCurrent = false);
  }, [id, version]);
  const thing = thingOf({data: data as unknown as JsonValue});
  if (!thing) return [];
  return choicesFor(
    thing,
    simulations
      .filter(({name}) => possible.includes(name))
      .map((one) => ({...one, from: {[thing.kind]: [thing.status]}})),
  );
}
