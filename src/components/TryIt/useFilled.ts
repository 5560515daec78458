import {useCallback, useEffect, useEffectEvent, useState, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import type {FormScenario, OperationForm} from '../../wire/form';
import {onScenarioChange, useScenario} from '../Sample/choice';
import {readLink, type LinkedRequest} from './link';
import {draftOf, type Draft} from './request';

/** The request as it stands, and where it came from. */
interface Filled {
  scenario: FormScenario;
  draft: Draft;
  /** Counts the fillings, so that the inputs start anew with each. */
  number: number;
  /** Whether the earlier steps of the scenario were played. */
  isPlayed: boolean;
  /** Whether it came from a link. */
  isLinked: boolean;
}

/** The request of a link, or the documented request of a scenario; by default of the first one. */
function requestOf(form: OperationForm, key: string | null, link: LinkedRequest | null): Omit<Filled, 'number'> {
  const scenario = form.scenarios.find((one) => one.key === key) ?? form.scenarios[0]!;
  return {scenario, draft: link?.draft ?? draftOf(form, scenario), isPlayed: false, isLinked: link !== null};
}

/**
 * The request in the form. It is replaced when the reader chooses another scenario on the page, pastes a link to a
 * request into the open page, or goes back to one.
 *
 * @param heading gets the focus after a link
 * @param onFill called when another request replaces the one in the form
 */
export function useFilled(form: OperationForm, heading: RefObject<HTMLElement | null>, onFill: () => void) {
  const folder = `/samples/${form.id}`;
  const history = useHistory();
  const [chosen, setChosen] = useScenario(folder);
  const [filled, setFilled] = useState<Filled>(() => {
    const link = readLink(history.location.hash);
    return {...requestOf(form, link?.scenario ?? chosen, link), number: 0};
  });

  const fill = (key: string, link: LinkedRequest | null = null): void => {
    setFilled(({number}) => ({...requestOf(form, key, link), number: number + 1}));
    onFill();
  };

  const onChoice = useEffectEvent((key: string) => {
    if (key !== filled.scenario.key) fill(key);
  });
  useEffect(() => onScenarioChange(folder, (key) => onChoice(key)), [folder]);

  const onHash = useEffectEvent((hash: string) => {
    const link = readLink(hash);
    if (link) fill(link.scenario, link);
  });
  useEffect(() => {
    const {pathname, hash} = history.location;
    let read = hash;
    return history.listen((location) => {
      // The address of the next page changes before this page is left.
      if (location.pathname !== pathname || location.hash === read) return;
      read = location.hash;
      onHash(read);
    });
  }, [history]);

  const {number, isLinked} = filled;
  const showLinked = useEffectEvent(() => {
    // The desk shows the scenario of a linked request, where it offers several.
    if (form.scenarios.length > 1) setChosen(filled.scenario.key);
    heading.current?.focus();
  });
  useEffect(() => {
    if (isLinked) showLinked();
  }, [number, isLinked]);

  return {
    ...filled,
    /** Fills the form with the documented request of its scenario. */
    fillAgain: () => fill(filled.scenario.key),
    /** Changes parts of the request. */
    setDraft: useCallback(
      (next: Partial<Draft>): void => setFilled((before) => ({...before, draft: {...before.draft, ...next}})),
      [],
    ),
    /** Sets the request as it is sent, after the earlier steps. */
    setPlayed: (draft: Draft): void => {
      if (!filled.isPlayed || !isEqual(filled.draft, draft))
        setFilled((before) => ({...before, draft, isPlayed: true}));
    },
  };
}

const isEqual = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);
