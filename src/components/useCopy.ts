import {useEffect, useState} from 'react';
import {copyText} from './clipboard';

export type CopyResult = 'copied' | 'failed';

/**
 * Copies a text, and remembers for a while whether that worked.
 *
 * @param shown milliseconds until a result is forgotten; one without a time stays until the next attempt
 * @returns the result of the latest attempt, and the function to call in the handler of a click
 */
export function useCopy(
  shown: Partial<Record<CopyResult, number>>,
): [result: CopyResult | null, copy: (text: string | Promise<string>) => void] {
  const [result, setResult] = useState<CopyResult | null>(null);
  const milliseconds = result === null ? undefined : shown[result];
  useEffect(() => {
    if (milliseconds === undefined) return undefined;
    const timer = setTimeout(() => setResult(null), milliseconds);
    return () => clearTimeout(timer);
  }, [result, milliseconds]);
  const copy = (text: string | Promise<string>): void => {
    setResult(null);
    copyText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  return [result, copy];
}
