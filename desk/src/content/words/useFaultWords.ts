import type { Fault } from '@nokshi/contract/content.ts';
import { useEditorWords } from './words.ts';

/**
 * Tells what is wrong at a field, in the words of the user.
 * @returns takes a fault; one that is newer than this page is told in the words of the content check
 */
export function useFaultWords(): (fault: Pick<Fault, 'code' | 'values' | 'message'>) => string {
  const { words, filled } = useEditorWords();
  return ({ code, values, message }) => {
    const sentence: string | undefined = words.faults[code];
    return sentence === undefined ? message : filled(sentence, values);
  };
}
