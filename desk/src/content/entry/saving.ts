import type { Change, ChangedEntry, Entry, StaleEntry } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import type { Refused } from '../../api/ask.ts';
import { changeValues, replay } from '../values/change-values.ts';
import type { Json } from '../values/json.ts';
import { clashesWith, differences, settled } from '../values/stale.ts';
import { type Batch, inBatches, isPictured, queued } from './batches.ts';
import { concerns, noted, type Step, withStep } from './steps.ts';

/** The saved state of an entry, as the editor answers. */
type Told = Pick<Entry, 'title' | 'faults' | 'warnings' | 'samples' | 'missing' | 'pictured'>;

const toldOf = ({ title, faults, warnings, samples, missing, pictured }: Told): Told => ({
  ...{ title, faults, warnings, samples, missing, pictured },
});

/** An entry while it is changed. */
export type Saving = Told & {
  version: string;
  /** As the server has it. */
  saved: Json;
  /** As it is shown: what is saved, with what is sent and what waits. */
  values: Json;
  sending: Batch | undefined;
  waiting: readonly Batch[];
  changed: Entry['changed'];
  past: readonly Step[];
  future: readonly Step[];
  /** Whether the last try reached the server; `removed` where the entry is no more. */
  connection: 'reached' | 'lost' | 'signedOut' | 'removed';
  /** The refused change and the reason. */
  refusal: { path: FieldPath; failure: Refused } | undefined;
  /** How it stands since somebody else changed it; nothing is sent until each clash is decided. */
  stale: Pick<StaleEntry, 'version' | 'values' | 'changed'> | undefined;
};

export type Happening =
  | { kind: 'change'; changes: readonly Change[]; at: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'send' }
  | { kind: 'answered'; answer: ChangedEntry; by: string; at: number }
  | { kind: 'failed'; connection: Exclude<Saving['connection'], 'reached'> }
  | { kind: 'refused'; failure: Refused }
  | { kind: 'stale'; entry: NonNullable<Saving['stale']> }
  | { kind: 'decided'; mine: readonly FieldPath[] }
  /** The server tells what to go back to for the last step with a picture. */
  | { kind: 'noted'; to: string }
  /** The entry was read anew after a deed of the server's own, which becomes a step where it can be taken back. */
  | { kind: 'read'; entry: Entry; past: readonly Step[]; future: readonly Step[] }
  /** What somebody else changed was read, while nothing of this was unsent. */
  | { kind: 'refreshed'; entry: ReadEntry }
  | { kind: 'heard' };

export type ReadEntry = Pick<Entry, 'version' | 'values' | 'changed' | keyof Told>;

/** An entry as it was just read. */
export const begin = (entry: ReadEntry): Saving => ({
  version: entry.version,
  saved: entry.values,
  values: entry.values,
  ...toldOf(entry),
  changed: entry.changed,
  ...{ sending: undefined, waiting: [], past: [], future: [] },
  ...{ connection: 'reached', refusal: undefined, stale: undefined },
});

/** All that the server does not have yet, in the order in which it was done. */
export const unsentOf = ({ sending, waiting }: Saving): readonly Change[] =>
  [...(sending ? [sending] : []), ...waiting].flatMap(({ changes }) => changes);

/** The reducer of an open entry. */
export function after(state: Saving, happening: Happening): Saving {
  switch (happening.kind) {
    case 'change':
      return changed(state, happening.changes, happening.at);
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'send': {
      const [sending, ...waiting] = state.waiting;
      return { ...state, sending, waiting };
    }
    case 'answered':
      return answered(state, happening.answer, happening);
    case 'failed':
      return { ...takenBack(state), connection: happening.connection };
    case 'refused':
      return refused(state, happening.failure);
    case 'stale': {
      const next = { ...takenBack(state), connection: 'reached', stale: happening.entry } as const;
      return clashesOf(next).length > 0 ? next : decided(next, []);
    }
    case 'decided':
      return decided(state, happening.mine);
    case 'noted':
      return { ...state, past: noted(state.past, happening.to) };
    case 'read':
      return { ...begin(happening.entry), past: happening.past, future: happening.future };
    case 'refreshed': {
      const { entry } = happening;
      return { ...decided({ ...state, stale: entry }, []), ...toldOf(entry) };
    }
    case 'heard':
      return { ...state, refusal: undefined };
  }
}

/** The fields that somebody has to decide. */
export const clashesOf = (state: Saving) =>
  state.stale ? clashesWith({ ...state, changes: unsentOf(state) }, state.stale.values) : [];

function made(values: Json, changes: readonly Change[]): { values: Json; back: Change[] } {
  let next = values;
  const back = changes.map((change) => {
    const done = changeValues(next, change);
    next = done.values;
    return done.back;
  });
  return { values: next, back: back.reverse() };
}

function changed(state: Saving, changes: readonly Change[], at: number): Saving {
  const { values, back } = made(state.values, changes);
  const pictured = changes.some((change) => isPictured(state.values, change));
  const step: Step = pictured
    ? { kind: 'pictured', to: undefined }
    : { kind: 'changed', changes, back, at };
  return {
    ...state,
    values,
    waiting: queued(state.waiting, changes, pictured),
    past: withStep(state.past, step),
    future: [],
  };
}

function undone(state: Saving): Saving {
  const step = state.past.at(-1);
  if (step?.kind !== 'changed') return state;
  const { values } = made(state.values, step.back);
  return {
    ...state,
    values,
    waiting: queued(state.waiting, step.back, false),
    past: state.past.slice(0, -1),
    future: [...state.future, step],
  };
}

function redone(state: Saving): Saving {
  const step = state.future.at(-1);
  if (step?.kind !== 'changed') return state;
  const { values, back } = made(state.values, step.changes);
  return {
    ...state,
    values,
    waiting: queued(state.waiting, step.changes, false),
    // Long ago: nothing that is typed now belongs to it.
    past: [...state.past, { ...step, back, at: 0 }],
    future: state.future.slice(0, -1),
  };
}

function answered(
  state: Saving,
  answer: ChangedEntry,
  { by, at }: { by: string; at: number },
): Saving {
  return {
    ...state,
    ...toldOf(answer),
    version: answer.version,
    saved: replay(state.saved, state.sending?.changes ?? []).values,
    sending: undefined,
    changed: { by, at: new Date(at).toISOString() },
    connection: 'reached',
  };
}

/** Puts refused changes back at the head of the queue. */
const takenBack = (state: Saving): Saving => ({
  ...state,
  sending: undefined,
  waiting: state.sending ? [state.sending, ...state.waiting] : state.waiting,
});

/** One change is taken back; of several each is tried alone, so that only the wrong one is lost. */
function refused(state: Saving, failure: Refused): Saving {
  const { sending } = state;
  const [change, ...others] = sending?.changes ?? [];
  if (!sending || !change) return state;
  if (others.length > 0) {
    const each = sending.changes.map((one) => ({ ...sending, changes: [one] }));
    return { ...state, sending: undefined, waiting: [...each, ...state.waiting] };
  }
  let values = state.saved;
  const waiting = state.waiting.flatMap((batch) => {
    const { values: next, made: left } = replay(values, batch.changes);
    values = next;
    return left.length > 0 ? [{ ...batch, changes: left }] : [];
  });
  return {
    ...state,
    values,
    waiting,
    sending: undefined,
    past: state.past.filter((step) => !concerns(step, change.path)),
    future: [],
    refusal: { path: change.path, failure },
  };
}

function decided(state: Saving, mine: readonly FieldPath[]): Saving {
  const { stale } = state;
  if (!stale) return state;
  const { values, changes } = settled({ ...state, changes: unsentOf(state) }, stale.values, mine);
  const theirs = differences(state.saved, stale.values);
  const isOwn = (step: Step) => !theirs.some((path) => concerns(step, path));
  return {
    ...state,
    version: stale.version,
    saved: stale.values,
    changed: stale.changed,
    values,
    waiting: inBatches(stale.values, changes),
    past: state.past.filter(isOwn),
    future: state.future.filter(isOwn),
    stale: undefined,
  };
}
