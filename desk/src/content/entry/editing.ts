import type { Change, Fault } from '@nokshi/server/desk/contract/content.ts';
import type { FieldPath } from '@nokshi/server/desk/contract/form.ts';
import { createContext, useContext } from 'react';
import { type Json, valueAt } from '../values/json.ts';

/** The entry that a form is for. */
export type Editing = {
  id: string;
  version: string;
  /** As they are shown: with what was not sent yet. */
  values: Json;
  faults: readonly Fault[];
  /** Shows changes at once, and sends them soon. */
  change: (changes: readonly Change[]) => void;
};

export const EditingContext = createContext<Editing | undefined>(undefined);

/** For fields: what stands at a path of the entry, what is wrong there, and what changes it. */
export function useEditing() {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('No entry is open here.');
  const { values, faults, change } = editing;
  return {
    ...editing,
    valueAt: (path: FieldPath) => valueAt(values, path),
    set: (path: FieldPath, value: Json) => change([{ path, value }]),
    /** Sentences, one after the other; empty where all is well. */
    faultAt: (path: FieldPath) =>
      faults
        .filter((one) => one.path.join('/') === path.join('/'))
        .map(({ message }) => message)
        .join(' '),
  };
}
