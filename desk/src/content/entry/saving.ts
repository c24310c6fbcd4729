import type {
  Change,
  ChangedEntry,
  Entry,
  StaleEntry,
} from '@nokshi/server/desk/contract/content.ts';
import type { FieldPath } from '@nokshi/server/desk/contract/form.ts';
import type { Refused } from '../../api/ask.ts';
import { changeValues, replay } from '../values/change-values.ts';
import { type Json, valueAt } from '../values/json.ts';
import { isSamePath, overlap } from '../values/paths.ts';
import { picturesIn } from '../values/picture-places.ts';
import { clashesWith, differences, settled } from '../values/stale.ts';

/** Who types on at one field sooner than this is still at the same step. */
const pauseMilliseconds = 1000;

/** No more than the server takes at once. */
const mostAtOnce = 200;

/** What is sent together. What takes a picture away is sent alone: going back brings its file. */
export type Batch = { changes: readonly Change[]; isPictured: boolean };

/** What can be undone or done again. */
export type Step =
  | { kind: 'changed'; changes: readonly Change[]; back: readonly Change[]; at: number }
  /** Only the server has the file: what it goes back to before, as far as that is known yet. */
  | { kind: 'pictured'; to: string | undefined };

/** What the editor tells of an entry as it stands. */
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
  /** What was not taken, and why. */
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

/** What comes of an entry in which something happens. */
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

/** Whether a change takes a picture away. */
function isPictured(values: Json, change: Change): boolean {
  if ('insert' in change || 'moveTo' in change) return false;
  const left = 'value' in change ? picturesIn(change.value, change.path) : [];
  return picturesIn(valueAt(values, change.path), change.path).some((one) => !left.includes(one));
}

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

/** Typing on in one field is one step until a pause. */
function withStep(past: readonly Step[], step: Step): readonly Step[] {
  const last = past.at(-1);
  if (last?.kind !== 'changed' || step.kind !== 'changed') return [...past, step];
  const [one, ...others] = step.changes;
  const [before, ...othersBefore] = last.changes;
  const isTypedOn =
    one !== undefined &&
    before !== undefined &&
    others.length + othersBefore.length === 0 &&
    'value' in one &&
    'value' in before &&
    isSamePath(one.path, before.path) &&
    step.at - last.at < pauseMilliseconds;
  return isTypedOn ? [...past.slice(0, -1), { ...step, back: last.back }] : [...past, step];
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

function queued(
  waiting: readonly Batch[],
  changes: readonly Change[],
  pictured: boolean,
): readonly Batch[] {
  const last = waiting.at(-1);
  const hasRoom = last && !last.isPictured && last.changes.length + changes.length <= mostAtOnce;
  if (pictured || !hasRoom) return [...waiting, { changes, isPictured: pictured }];
  return [
    ...waiting.slice(0, -1),
    { changes: changes.reduce(joined, last.changes), isPictured: false },
  ];
}

/** Values that are set at one path, with nothing between them that concerns it, are one change. */
function joined(changes: readonly Change[], change: Change): readonly Change[] {
  const isSet = 'value' in change;
  const index = isSet
    ? changes.findLastIndex((one) => 'value' in one && isSamePath(one.path, change.path))
    : -1;
  const isFree = changes
    .slice(index + 1)
    .every((one) => 'value' in one && !overlap(one.path, change.path));
  return index >= 0 && isFree
    ? changes.map((one, at) => (at === index ? change : one))
    : [...changes, change];
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

/** What was sent and not taken waits again, before all else. */
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

const concerns = (step: Step, path: FieldPath): boolean =>
  step.kind === 'pictured' || step.changes.some((change) => overlap(change.path, path));

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

/** Changes as they are sent, one after the other. */
function inBatches(values: Json, changes: readonly Change[]): readonly Batch[] {
  let next = values;
  return changes.reduce<readonly Batch[]>((waiting, change) => {
    const before = next;
    next = changeValues(before, change).values;
    return queued(waiting, [change], isPictured(before, change));
  }, []);
}

/** The first step that did not know what to go back to knows it now. */
function noted(past: readonly Step[], to: string): readonly Step[] {
  const index = past.findIndex((step) => step.kind === 'pictured' && step.to === undefined);
  return past.map((step, at) => (at === index ? { kind: 'pictured', to } : step));
}
