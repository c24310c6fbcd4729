import { useState } from 'react';
import { ask as askServer, Refused } from '../../api/ask.ts';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';

/**
 * Asks for something that takes its time.
 * @param refresh reads anew how things stand, whatever came of it
 * @returns how to ask, which comes to what is wrong with the content, if anything is
 */
export function useAsking(refresh: () => unknown) {
  const { words } = useEditorWords();
  const reasonOf = useReason();
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const ask = async (path: string, body?: unknown, method: 'POST' | 'DELETE' = 'POST') => {
    setIsAsking(true);
    setRefusal('');
    let faulty: unknown;
    try {
      await askServer(path, method, body);
    } catch (failure) {
      // Faults of the draft are shown at their fields.
      if (failure instanceof Refused && failure.status === 422) faulty = failure.present;
      else setRefusal(reasonOf(failure, words.release.failed));
    }
    await refresh();
    setIsAsking(false);
    return faulty;
  };
  return { ask, isAsking, refusal };
}
