import type { FieldPath } from '@nokshi/contract/form.ts';
import { pictureLimits } from '@nokshi/contract/picture-limits.ts';
import { useEffect, useRef, useState } from 'react';
import { Refused } from '../../../api/ask.ts';
import { useChanging, useOpened } from '../../entry/editing.ts';
import { useReason } from '../../words/useReason.ts';
import { useEditorWords } from '../../words/words.ts';
import { type Part, sendPicture } from './send-picture.ts';

type State =
  | { is: 'idle' }
  /** How much of it has arrived, in parts of 1: once all has, nothing can be broken off any more. */
  | { is: 'sending'; arrived: number }
  | { is: 'refused'; why: string };

/** Puts a picture at a field, once all that waits was saved. It can be broken off. */
export function usePlacing(path: FieldPath, onPlaced: (version: string) => void) {
  const { id } = useOpened();
  const { act } = useChanging();
  const { words, language, filled } = useEditorWords();
  const reasonOf = useReason();
  const [state, setState] = useState<State>({ is: 'idle' });
  const sending = useRef<AbortController>(undefined);
  const stop = () => sending.current?.abort();
  useEffect(() => () => sending.current?.abort(), []);

  const refusal = (failure: unknown): string => {
    if (!(failure instanceof Refused)) return words.pictures.failed;
    if (failure.status === 413) return filled(words.refusals['too-large'], pictureLimits);
    if (failure.status === 409) return words.pictures.changedMeanwhile;
    return reasonOf(failure, words.pictures.failed);
  };

  async function place(file: Blob, part: Part | null) {
    const breaking = new AbortController();
    sending.current = breaking;
    setState({ is: 'sending', arrived: 0 });
    try {
      const target = { id, path: path.join('/'), language, part };
      const tell = (arrived: number) => {
        if (arrived === 1) sending.current = undefined;
        setState({ is: 'sending', arrived });
      };
      const { version } = await act((before) =>
        sendPicture(file, { ...target, version: before }, tell, breaking.signal),
      );
      onPlaced(version);
    } catch (failure) {
      setState(breaking.signal.aborted ? { is: 'idle' } : { is: 'refused', why: refusal(failure) });
    }
  }
  return { state, place, stop };
}
