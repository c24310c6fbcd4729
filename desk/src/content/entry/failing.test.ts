import { expect, it } from 'vitest';
import { Refused } from '../../api/ask.ts';
import { heardFrom } from './failing.ts';
import { after, begin, type Saving, unsentOf } from './saving.ts';

const opened: Saving = begin({
  ...{ version: 'v0', title: 'POS', values: { title: { en: 'POS', bn: 'POS' } } },
  ...{ faults: [], warnings: [], samples: [], missing: [], pictured: [], changed: null },
});
const change = { path: ['title', 'en'], value: 'Typed' };
const typed = after(opened, { kind: 'change', changes: [change], at: 0 });
const sending = after(typed, { kind: 'send' });
const afterStatus = (status: number) =>
  after(sending, heardFrom(new Refused(status, '', undefined, 0)));

it('keeps what was typed, whatever keeps it from being taken but that it is wrong itself', () => {
  for (const failure of [
    new TypeError('Failed to fetch'),
    new SyntaxError('A page of a proxy'),
    ...[401, 403, 404, 408, 421, 425, 429, 500, 502, 503].map(
      (status) => new Refused(status, '', undefined, 0),
    ),
  ]) {
    const state = after(sending, heardFrom(failure));
    expect(unsentOf(state), String(failure)).toEqual([change]);
    expect(state.values, String(failure)).toEqual(typed.values);
  }
});

it('knows that the session ended, and that somebody took the entry away', () => {
  expect(afterStatus(401).connection).toBe('signedOut');
  expect(afterStatus(404).connection).toBe('removed');
  expect(afterStatus(503).connection).toBe('lost');
});

it('takes back what can’t be taken as it is', () => {
  for (const status of [400, 413, 422]) {
    expect(afterStatus(status).refusal?.path, String(status)).toEqual(['title', 'en']);
    expect(afterStatus(status).values).toEqual(opened.values);
  }
});
