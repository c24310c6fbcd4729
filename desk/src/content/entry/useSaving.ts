import type { Change, ChangedEntry, Entry } from '@nokshi/server/desk/contract/content.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../api/ask.ts';
import { changeValues } from '../values/change-values.ts';
import type { Editing } from './editing.ts';

/** How long nothing is typed before what was typed is sent. */
const pauseMilliseconds = 600;

type State = 'saved' | 'saving' | 'unsaved';

/** Keeps what is changed in the draft, as one types. */
export function useSaving(entry: Entry): { editing: Editing; state: State } {
  const [{ version, faults }, setAnswer] =
    useState<Pick<ChangedEntry, 'version' | 'faults'>>(entry);
  const [values, setValues] = useState(entry.values);
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const [state, setState] = useState<State>('saved');
  useEffect(() => {
    if (waiting.length === 0) return;
    const timer = window.setTimeout(async () => {
      setState('saving');
      try {
        setAnswer(
          await ask<ChangedEntry>(`/content/${entry.id}`, 'PATCH', { version, changes: waiting }),
        );
        setWaiting((now) => now.slice(waiting.length));
        setState('saved');
      } catch {
        setState('unsaved');
      }
    }, pauseMilliseconds);
    return () => window.clearTimeout(timer);
  }, [waiting, version, entry.id]);
  const change = (changes: readonly Change[]) => {
    setValues((now) => changes.reduce((made, one) => changeValues(made, one).values, now));
    setWaiting((now) => [...now, ...changes]);
  };
  return { editing: { id: entry.id, version, values, faults, change }, state };
}
