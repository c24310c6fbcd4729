import type { Change } from '@nokshi/contract/content.ts';
import type { NotedChange } from '../history/step.ts';
import type { Json } from '../write/json.ts';
import { valueAt } from './pictures.ts';

/** The changes as the history records them, each with the value before all of them. */
export const notedChanges = (values: Json | undefined, changes: readonly Change[]): NotedChange[] =>
  changes.map((change) => {
    const { path } = change;
    const before = valueAt(values, path) ?? null;
    if ('value' in change) return { path, before, after: change.value };
    if ('insert' in change) return { path, before: null, after: change.insert };
    if ('moveTo' in change) return { path, before, after: before, movedTo: change.moveTo };
    return { path, before, after: null };
  });
