import {useSyncExternalStore} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

type Listener = () => void;

const slot = createStorageSlot('sample-language');
/** Fallback for browsers that refuse storage. Where storage works, its event resets this, and the stored value wins. */
let fallback: string | null = null;
const listeners = new Set<Listener>();
const scenarios = new Map<string, string>();

function notify(): void {
  listeners.forEach((listener) => listener());
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  const stopListening = slot.listen(() => {
    fallback = null;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stopListening();
  };
}

/**
 * The reader's preferred sample language, shared across pages and tabs through browser storage; null before the first
 * choice.
 */
export function useLanguage(): [string | null, (language: string) => void] {
  const language = useSyncExternalStore(
    subscribe,
    () => fallback ?? slot.get(),
    () => null,
  );
  return [
    language,
    (chosen) => {
      fallback = chosen;
      slot.set(chosen);
      notify();
    },
  ];
}

/** The scenario chosen for a folder of samples, shared by all its panels on the page; null before the first choice. */
export function useScenario(folder: string): [string | null, (scenario: string) => void] {
  const scenario = useSyncExternalStore(
    subscribe,
    () => scenarios.get(folder) ?? null,
    () => null,
  );
  return [
    scenario,
    (chosen) => {
      scenarios.set(folder, chosen);
      notify();
    },
  ];
}

/** Calls `listener` whenever another scenario is chosen for a folder; returns the function that stops it. */
export function onScenarioChange(folder: string, listener: (scenario: string) => void): () => void {
  let known = scenarios.get(folder);
  // Choices of a language and of other folders notify as well.
  const check = (): void => {
    const chosen = scenarios.get(folder);
    if (chosen === undefined || chosen === known) return;
    known = chosen;
    listener(chosen);
  };
  listeners.add(check);
  return () => {
    listeners.delete(check);
  };
}
