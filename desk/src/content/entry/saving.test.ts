import type { Change, ChangedEntry } from '@nokshi/contract/content.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refused } from '../../api/ask.ts';
import { replay } from '../values/change-values.ts';
import { isGroup, type Json, valueAt } from '../values/json.ts';
import { after, begin, clashesOf, type Happening, type Saving, unsentOf } from './saving.ts';

const first: Json = {
  title: { en: 'POS', bn: 'POS' },
  offer: { from: 1500 },
  steps: ['a', 'b', 'c'],
  cards: [
    { name: 'One', picture: 'cards/0/picture.png' },
    { name: 'Two', picture: 'cards/1/picture.png' },
  ],
};

const nothingWrong = {
  title: 'POS',
  faults: [],
  warnings: [],
  samples: [],
  missing: [],
  pictured: [],
};
const opened = (values: Json = first): Saving =>
  begin({ ...nothingWrong, version: 'v0', values, changed: null });
const answer = (version: string): ChangedEntry => ({ ...nothingWrong, version });
const accepted = (version: string): Happening => ({
  ...{ kind: 'answered', by: 'Rahima', at: 0 },
  answer: answer(version),
});
const all = (state: Saving, happenings: readonly Happening[]) => happenings.reduce(after, state);
const set = (path: (string | number)[], value: Json, at = 0): Happening => ({
  ...{ kind: 'change', at },
  changes: [{ path, value }],
});

/** A change that can be made to some values, chosen by three numbers. */
function someChange(values: Json, [where, what, which]: readonly [number, number, number]): Change {
  const lists = ['steps', 'cards'].filter((key) => Array.isArray(valueAt(values, [key])));
  const key = lists[where % lists.length] ?? 'steps';
  const list = valueAt(values, [key]);
  const length = Array.isArray(list) ? list.length : 0;
  const at = length > 0 ? which % length : 0;
  const item: Json = key === 'steps' ? `new ${which}` : { name: `New ${which}`, picture: '' };
  switch (what % 7) {
    case 0:
      return { path: ['title', 'en'], value: `Title ${which}` };
    case 1:
      return { path: ['offer', 'from'], value: which };
    case 2:
      return { path: [key, which % (length + 1)], insert: item };
    case 3:
      return length > 0
        ? { path: [key, at], moveTo: where % length }
        : { path: [key], value: [item] };
    case 4:
      return length > 0 && key === 'steps'
        ? { path: [key, at], remove: true }
        : { path: ['offer'], value: { from: which } };
    case 5:
      return valueAt(values, ['title', 'bn']) === undefined
        ? { path: ['title', 'bn'], value: 'নাম' }
        : { path: ['title', 'bn'], remove: true };
    default:
      return length > 0 && key === 'steps'
        ? { path: [key, at], value: `step ${which}` }
        : { path: ['title'], value: { en: `Whole ${which}` } };
  }
}

const choice = fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40));
/** What happens to an entry while somebody types: 0 to 3 mean undo, redo, sending and an answer. */
const events = fc.array(fc.tuple(fc.nat(9), choice, fc.nat(2000)), { maxLength: 60 });

function happened(
  state: Saving,
  [what, how]: [number, [number, number, number], number],
  at: number,
) {
  if (what === 0) return after(state, { kind: 'undo' });
  if (what === 1) return after(state, { kind: 'redo' });
  if (what === 2) return state.sending ? state : after(state, { kind: 'send' });
  if (what === 3 && state.sending) return after(state, accepted(`v${at}`));
  if (what === 4 && state.sending) return after(state, { kind: 'failed', connection: 'lost' });
  return after(state, { kind: 'change', changes: [someChange(state.values, how)], at });
}

it('shows what the server has with what is sent and what waits, whatever happens', () => {
  fc.assert(
    fc.property(events, (sequence) => {
      let state = opened();
      let at = 0;
      for (const event of sequence) {
        at += event[2];
        state = happened(state, event, at);
        expect(replay(state.saved, unsentOf(state)).values).toEqual(state.values);
      }
    }),
  );
});

it('gives the first values back when all is undone, and the last ones when all is done again', () => {
  fc.assert(
    fc.property(events, (sequence) => {
      let state = opened();
      let at = 0;
      for (const event of sequence) {
        at += event[2];
        state = happened(state, event, at);
      }
      const last = state.values;
      const undone = state.past.length;
      for (let left = undone; left > 0; left -= 1) state = after(state, { kind: 'undo' });
      expect(state.values).toEqual(first);
      for (let left = undone; left > 0; left -= 1) state = after(state, { kind: 'redo' });
      expect(state.values).toEqual(last);
    }),
  );
});

it('takes what is typed at one field for one step until a pause, and for one change', () => {
  const typed = all(opened(), [
    set(['title', 'en'], 'P', 0),
    set(['title', 'en'], 'Po', 500),
    set(['offer', 'from'], 1750, 700),
    set(['title', 'en'], 'Pos', 900),
    set(['title', 'en'], 'Pos!', 4000),
  ]);
  expect(typed.past).toHaveLength(4);
  expect(unsentOf(typed)).toEqual([
    { path: ['title', 'en'], value: 'Pos!' },
    { path: ['offer', 'from'], value: 1750 },
  ]);
  const undone = all(typed, [
    { kind: 'undo' },
    { kind: 'undo' },
    { kind: 'undo' },
    { kind: 'undo' },
  ]);
  expect(undone.values).toEqual(first);
});

it('takes back the one change that the server refuses, and keeps all others', () => {
  const sent = all(opened(), [
    set(['title', 'en'], 'New'),
    set(['offer', 'from'], 'a lot'),
    { kind: 'send' },
    set(['steps', 0], 'z'),
  ]);
  const failure = new Refused(422, 'That is no number.', { reason: 'strange' }, 0);
  const apart = after(sent, { kind: 'refused', failure });
  const told = all(apart, [
    { kind: 'send' },
    accepted('v1'),
    { kind: 'send' },
    { kind: 'refused', failure },
  ]);
  expect(told.refusal).toEqual({ path: ['offer', 'from'], failure });
  expect(valueAt(told.values, ['offer', 'from'])).toBe(1500);
  expect(valueAt(told.values, ['title', 'en'])).toBe('New');
  expect(valueAt(told.values, ['steps', 0])).toBe('z');
});

const theirs = (values: Json): Happening => ({
  kind: 'stale',
  entry: { version: 'v9', values, changed: { by: 'Karima', at: '2026-11-22T10:00:00Z' } },
});
const changedBy = (path: (string | number)[], value: Json) =>
  replay(first, [{ path, value }]).values;

it('sends changes again that touch no field of what somebody else changed', () => {
  const state = all(opened(), [
    set(['title', 'en'], 'Mine'),
    { kind: 'change', changes: [{ path: ['cards', 0], moveTo: 1 }], at: 0 },
    { kind: 'send' },
    theirs(changedBy(['offer', 'from'], 1750)),
  ]);
  expect(state.stale).toBeUndefined();
  expect(state.version).toBe('v9');
  expect(valueAt(state.values, ['offer', 'from'])).toBe(1750);
  expect(valueAt(state.values, ['title', 'en'])).toBe('Mine');
  expect(unsentOf(state)).toHaveLength(2);
});

const changedByAll = (changes: readonly Change[]) => replay(first, changes).values;

it('follows an item that somebody else has moved, and changes that one alone', () => {
  const state = all(opened(), [
    set(['cards', 0, 'name'], 'Mine'),
    { kind: 'send' },
    theirs(changedByAll([{ path: ['cards', 0], moveTo: 1 }])),
  ]);
  expect(state.stale).toBeUndefined();
  expect(unsentOf(state)).toEqual([{ path: ['cards', 1, 'name'], value: 'Mine' }]);
  expect(valueAt(state.values, ['cards'])).toEqual([
    { name: 'Two', picture: 'cards/0/picture.png' },
    { name: 'Mine', picture: 'cards/1/picture.png' },
  ]);
});

it('never changes another item where somebody else has moved several that say the same there', () => {
  const prices: Json = {
    plans: [
      { name: 'Small', price: 100 },
      { name: 'Large', price: 100 },
    ],
  };
  const moved = replay(prices, [{ path: ['plans', 1], moveTo: 0 }]).values;
  const state = all(opened(prices), [
    set(['plans', 1, 'price'], 900),
    { kind: 'send' },
    theirs(moved),
  ]);
  expect(valueAt(state.values, ['plans'])).toEqual([
    { name: 'Large', price: 900 },
    { name: 'Small', price: 100 },
  ]);
});

it('follows an item past those that somebody else has put in or taken away', () => {
  const state = all(opened(), [
    set(['steps', 2], 'mine'),
    { kind: 'send' },
    theirs(
      changedByAll([
        { path: ['steps', 0], remove: true },
        { path: ['cards', 0], insert: { name: 'Zero', picture: '' } },
      ]),
    ),
  ]);
  expect(state.stale).toBeUndefined();
  expect(valueAt(state.values, ['steps'])).toEqual(['b', 'mine']);
});

it('asks for the whole list where somebody else has changed the item, too, or taken it away', () => {
  const others: Change[][] = [
    [{ path: ['cards', 0], remove: true }],
    [
      { path: ['cards', 0, 'name'], value: 'Theirs' },
      { path: ['cards', 0], moveTo: 1 },
    ],
  ];
  for (const change of others) {
    const state = all(opened(), [
      set(['cards', 0, 'name'], 'Mine'),
      { kind: 'send' },
      theirs(changedByAll(change)),
    ]);
    expect(clashesOf(state).map(({ path }) => path)).toEqual([['cards']]);
    const decided = after(state, { kind: 'decided', mine: [['cards']] });
    expect(valueAt(decided.values, ['cards', 0, 'name'])).toBe('Mine');
  }
});

it('asks for the whole list where both have moved its items', () => {
  const state = all(opened(), [
    { kind: 'change', changes: [{ path: ['steps', 0], moveTo: 2 }], at: 0 },
    set(['steps', 0], 'mine'),
    { kind: 'send' },
    theirs(changedByAll([{ path: ['steps', 2], moveTo: 1 }])),
  ]);
  expect(clashesOf(state)).toEqual([
    { path: ['steps'], mine: ['mine', 'c', 'a'], theirs: ['a', 'c', 'b'] },
  ]);
});

/** Which picture each card shows after some changes, by the place that it had at first. */
function picturesShown(changes: readonly Change[]): Json[] {
  let files: Json[] = ['One’s', 'Two’s'];
  for (const change of changes) {
    const [list, at] = change.path;
    if (list !== 'cards' || typeof at !== 'number' || change.path.length !== 2) continue;
    if ('moveTo' in change) files.splice(change.moveTo, 0, ...files.splice(at, 1));
    else if ('insert' in change) files = files.toSpliced(at, 0, null);
    else if ('remove' in change) files = files.toSpliced(at, 1);
  }
  return files;
}

it('leaves each item its picture where one’s own order of a list is kept', () => {
  const role = (role: string): Json => ({ en: role, bn: `${role} bn` });
  const cards: Json = {
    cards: [
      { name: 'One', role: role('sews'), picture: 'cards/0/picture.png' },
      { name: 'Two', role: role('cuts'), picture: 'cards/1/picture.png' },
    ],
  };
  const moved: Change[] = [
    { path: ['cards', 0, 'name'], value: 'Theirs' },
    { path: ['cards', 0], moveTo: 1 },
  ];
  const asked = all(opened(cards), [
    set(['cards', 0, 'name'], 'Mine'),
    { kind: 'send' },
    theirs(replay(cards, moved).values),
  ]);
  const decided = after(asked, { kind: 'decided', mine: [['cards']] });
  expect(valueAt(decided.values, ['cards'])).toEqual([
    { name: 'Mine', role: role('sews'), picture: 'cards/0/picture.png' },
    { name: 'Two', role: role('cuts'), picture: 'cards/1/picture.png' },
  ]);
  expect(picturesShown([...moved, ...unsentOf(decided)])).toEqual(['One’s', 'Two’s']);
});

it('gives an item that somebody else took away no picture of another one', () => {
  const removed: Change[] = [{ path: ['cards', 0], remove: true }];
  const asked = all(opened(), [
    set(['cards', 0, 'name'], 'Mine'),
    { kind: 'send' },
    theirs(changedByAll(removed)),
  ]);
  const decided = after(asked, { kind: 'decided', mine: [['cards']] });
  expect(valueAt(decided.values, ['cards', 0, 'name'])).toBe('Mine');
  expect(valueAt(decided.values, ['cards', 1, 'name'])).toBe('Two');
  expect(picturesShown([...removed, ...unsentOf(decided)])).toEqual([null, 'Two’s']);
});

it('asks where both changed a field, keeps what is typed meanwhile, and does what is chosen', () => {
  const asked = all(opened(), [
    set(['title', 'en'], 'Mine'),
    set(['offer', 'from'], 1),
    { kind: 'send' },
    theirs(
      replay(changedBy(['title', 'en'], 'Theirs'), [{ path: ['offer', 'from'], value: 2 }]).values,
    ),
    set(['steps', 2], 'typed'),
  ]);
  expect(clashesOf(asked)).toEqual([
    { path: ['title', 'en'], mine: 'Mine', theirs: 'Theirs' },
    { path: ['offer', 'from'], mine: 1, theirs: 2 },
  ]);
  const decided = after(asked, { kind: 'decided', mine: [['offer', 'from']] });
  expect(valueAt(decided.values, ['title', 'en'])).toBe('Theirs');
  expect(valueAt(decided.values, ['offer', 'from'])).toBe(1);
  expect(valueAt(decided.values, ['steps', 2])).toBe('typed');
  expect(unsentOf(decided)).toEqual([
    { path: ['steps', 2], value: 'typed' },
    { path: ['offer', 'from'], value: 1 },
  ]);
});

it('finds nothing to ask where the answer to what was taken got lost', () => {
  const state = all(opened(), [
    set(['title', 'en'], 'Mine'),
    { kind: 'send' },
    { kind: 'failed', connection: 'lost' },
    theirs(changedBy(['title', 'en'], 'Mine')),
  ]);
  expect(state.stale).toBeUndefined();
  expect(unsentOf(state)).toEqual([]);
});

it('shows what somebody else changed, and still takes back what is one’s own', () => {
  const saved = all(opened(), [
    set(['title', 'en'], 'Mine'),
    { kind: 'send' },
    accepted('v1'),
    set(['offer', 'from'], 1750, 2000),
    { kind: 'send' },
    accepted('v2'),
  ]);
  const empty = { code: 'empty', values: {}, message: 'is empty' } as const;
  const faults = [{ path: ['steps', 0], ...empty }];
  const values = replay(saved.saved, [
    { path: ['title', 'en'], value: 'Theirs' },
    { path: ['steps', 0], value: '' },
  ]).values;
  const changed = { by: 'Karima', at: '2026-11-22T10:00:00Z' };
  const state = after(saved, {
    kind: 'refreshed',
    entry: { ...nothingWrong, faults, version: 'v3', values, changed },
  });
  expect(state).toMatchObject({ version: 'v3', values, saved: values, faults, changed });
  const undone = after(state, { kind: 'undo' });
  expect(valueAt(undone.values, ['offer', 'from'])).toBe(1500);
  expect(after(undone, { kind: 'undo' })).toEqual(undone);
});

it('sends alone what takes a picture away, and leaves bringing it back to the server', () => {
  const removed = all(opened(), [
    set(['title', 'en'], 'New'),
    { kind: 'change', changes: [{ path: ['cards', 0], remove: true }], at: 0 },
    set(['offer', 'from'], 1750),
  ]);
  expect(removed.waiting.map(({ isPictured }) => isPictured)).toEqual([false, true, false]);
  expect(valueAt(removed.values, ['cards', 0])).toEqual({
    name: 'Two',
    picture: 'cards/0/picture.png',
  });
  const noted = all(removed, [{ kind: 'undo' }, { kind: 'noted', to: 'step' }]);
  expect(noted.past.at(-1)).toEqual({ kind: 'pictured', to: 'step' });
  expect(isGroup(noted.values) && after(noted, { kind: 'undo' })).toEqual(noted);
});
