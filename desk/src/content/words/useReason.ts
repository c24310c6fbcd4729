import { Refused } from '../../api/ask.ts';
import { useEditorWords } from './words.ts';

const reasonIn = (present: unknown): unknown =>
  typeof present === 'object' && present !== null && 'reason' in present && present.reason;

/**
 * Tells why something was not done, in the words of the user.
 * @returns takes what was thrown, and what is said where the server could not be asked
 */
export function useReason(): (failure: unknown, otherwise: string) => string {
  const { words } = useEditorWords();
  return (failure, otherwise) => {
    if (!(failure instanceof Refused)) return otherwise;
    const reason = reasonIn(failure.present);
    const sentence = Object.entries(words.wrongs).find(([name]) => name === reason)?.[1];
    return sentence ?? (failure.message || otherwise);
  };
}
