import type { Change, ChangedEntry } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Json, valueAt } from '../values/json.ts';
import { isSamePath, isWithin } from '../values/paths.ts';
import { useFaultWords } from '../words/useFaultWords.ts';
import type { EntrySaver } from './entry-saver.ts';
import type { Saving } from './saving.ts';

/** The entry that a form is for. */
export const EditingContext = createContext<EntrySaver | undefined>(undefined);

export function useSaver(): EntrySaver {
  const saver = useContext(EditingContext);
  if (!saver) throw new Error('No entry is open here.');
  return saver;
}

/** A part of the open entry; drawn again only when that part changes. */
export function useSaved<Part>(read: (state: Saving) => Part): Part {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => read(saver.state));
}

/** The value at a path of the open entry. */
export const useValue = (path: FieldPath): Json | undefined =>
  useSaved(({ values }) => valueAt(values, path));

/** The error messages at a path; empty where the value is valid. @param isDeep or anywhere below it */
export function useFault(path: FieldPath, isDeep = false): string {
  const inWords = useFaultWords();
  return useSaved(({ faults }) =>
    faults
      .filter((one) => (isDeep ? isWithin(one.path, path) : isSamePath(one.path, path)))
      .map(inWords)
      .join(' '),
  );
}

/** The warnings at a path, in sentences. */
export function useWarning(path: FieldPath): string {
  const inWords = useFaultWords();
  return useSaved(({ warnings }) =>
    warnings
      .filter((one) => isSamePath(one.path, path))
      .map(inWords)
      .join(' '),
  );
}

/** Says that the translation at a path holds; undefined where its source was not changed since. */
export function useHold(path: FieldPath): (() => void) | undefined {
  const saver = useSaver();
  const isOlder = useSaved(({ warnings }) =>
    warnings.some((one) => one.code === 'older' && isSamePath(one.path, path)),
  );
  // Where it can't be sent, the sentence stays.
  return isOlder ? () => void saver.confirm(path).catch(() => {}) : undefined;
}

/** The functions that change the open entry. */
export function useChanging() {
  const saver = useSaver();
  return useMemo(
    () => ({
      /** Shows changes at once, and sends them soon. */
      change: (changes: readonly Change[]) => saver.change(changes),
      set: (path: FieldPath, value: Json) => saver.change([{ path, value }]),
      /** Takes away what stands at a path, if anything does. */
      remove: (path: FieldPath) => {
        if (valueAt(saver.state.values, path) === undefined) return;
        saver.change([{ path, remove: true }]);
      },
      /** For what the server does with the entry's files, given its version; after all that waits. */
      act: <Answer extends ChangedEntry>(action: (version: string) => Promise<Answer>) =>
        saver.act(action),
    }),
    [saver],
  );
}

/** Which entry is open, and in which version the draft has it. */
export function useOpened() {
  const { opened } = useSaver();
  const version = useSaved((state) => state.version);
  return { id: opened.id, version };
}
