import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../drafts/testing.ts';
import type { NewStep } from './histories.ts';
import { Histories } from './histories.ts';

const id = 'products/POS';
const minute = 60_000;

function typed(by: string, before: string, after: string): NewStep {
  const change = { path: ['title', 'en'], before, after };
  return { by, deed: 'changed', changes: [change], before: { text: before, pictures: {} } };
}

/** Who made it of what, the oldest first, and how the entry was before. */
const told = (histories: Histories) =>
  histories
    .steps(id, 100)
    .map((step) => [
      step.by,
      histories.stateBefore(id, step.id)?.text,
      step.changes[0]?.before,
      step.changes[0]?.after,
    ])
    .reverse();

it('takes what one person types at one field for one step, until they pause', () => {
  let now = 0;
  const histories = new Histories(newFolder(), () => now);
  histories.note(id, typed('Rahim', 'a', 'ab'));
  now += 4 * minute;
  histories.note(id, typed('Rahim', 'ab', 'abc'));
  const [soon] = histories.steps(id, 1);
  now += 4 * minute;
  histories.note(id, typed('Rahim', 'abc', 'abcd'));
  now += 6 * minute;
  histories.note(id, typed('Rahim', 'abcd', 'x'));
  histories.note(id, typed('Karima', 'x', 'y'));
  expect(told(histories)).toEqual([
    ['Rahim', 'a', 'a', 'abcd'],
    ['Rahim', 'abcd', 'abcd', 'x'],
    ['Karima', 'x', 'x', 'y'],
  ]);
  expect(histories.latest(id)).toEqual({ by: 'Karima', at: new Date(now).toISOString() });
  // Whoever was told of the step before it ended goes back to the same.
  expect(histories.stateBefore(id, soon?.id ?? '')?.text).toBe('a');
});

it('tells of steps from one on, and of nothing before what is no step', () => {
  const histories = new Histories(newFolder());
  for (const by of ['Rahim', 'Karima', 'Nazma', 'Selim']) histories.note(id, typed(by, 'a', 'b'));
  const first = histories.steps(id, 2);
  const then = histories.steps(id, 2, first[1]?.id);
  expect([...first, ...then].map(({ by }) => by)).toEqual(['Selim', 'Nazma', 'Karima', 'Rahim']);
  for (const none of [then[1]?.id, '', '0', '1', '-1', '1e3', '999999999999999', 'x']) {
    expect([none, histories.steps(id, 2, none ?? '')]).toEqual([none, []]);
  }
});

it('survives a crash while it writes: a line that was torn off is none, wherever that was', () => {
  const folder = newFolder();
  new Histories(folder).note(id, typed('Rahim', 'a', 'b'));
  const file = path.join(folder, `${id}.jsonl`);
  const whole = readFileSync(file);
  new Histories(folder).note(id, typed('Karima', 'b', 'c'));
  const both = readFileSync(file);
  for (let length = whole.length; length < both.length; length += 1) {
    writeFileSync(file, both.subarray(0, length));
    const histories = new Histories(folder);
    const kept = length === both.length - 1 ? 2 : 1;
    expect([length, told(histories).length]).toEqual([length, kept]);
    histories.note(id, typed('Nazma', 'b', 'd'));
    expect(told(histories).at(-1)).toEqual(['Nazma', 'b', 'b', 'd']);
    expect(told(new Histories(folder))).toEqual(told(histories));
  }
  appendFileSync(file, '{"joins":"nothing","at":"x"}\nnull\n[]\n');
  expect(told(new Histories(folder)).at(-1)).toEqual(['Nazma', 'b', 'b', 'd']);
});

it('reads the end of a file alone, and writes what differs: the past may be of any length', () => {
  const folder = newFolder();
  const file = path.join(folder, `${id}.jsonl`);
  mkdirSync(path.dirname(file));
  // More than could be read, at no cost: a hole.
  const past = 8 * 1024 ** 3;
  writeFileSync(file, '');
  truncateSync(file, past);
  const former = { by: 'Karima', at: '', deed: 'made', changes: [], before: null };
  appendFileSync(file, `\n${JSON.stringify(former)}\n`);
  const histories = new Histories(folder);
  const lines = Array.from({ length: 2000 }, (_, index) => `price: ${index * 7919}`);
  const texts = Array.from({ length: 200 }, (_, index) =>
    lines.with(index * 9, 'price: changed').join('\n'),
  );
  for (const text of texts) {
    histories.note(id, {
      by: 'Rahim',
      deed: 'reverted',
      changes: [],
      before: { text, pictures: {} },
    });
  }
  expect(histories.latest(id)?.by).toBe('Rahim');
  const steps = histories.steps(id, 150).reverse();
  expect(steps.map((step) => histories.stateBefore(id, step.id)?.text)).toEqual(texts.slice(-150));
  const written = texts.reduce((bytes, { length }) => bytes + length, 0);
  expect(statSync(file).size - past).toBeLessThan(written / 20);
});

it('goes on with what the desk wrote before, each typing a line that joins the step before it', () => {
  const folder = newFolder();
  const file = path.join(folder, `${id}.jsonl`);
  mkdirSync(path.dirname(file));
  const at = (minutes: number) => `2026-11-02T04:${String(minutes).padStart(2, '0')}:00.000Z`;
  const field = ['title', 'en'];
  const state = (text: string) => ({ text, pictures: { 'picture/src.png': 'x' } });
  const former = { by: 'Karima', deed: 'changed', before: state('a') };
  const latter = { by: 'Rahim', deed: 'changed', before: state('abc') };
  const written = [
    { id: '984c', at: at(0), by: 'Karima', deed: 'made', changes: [], before: null },
    { id: 'c7dd', at: at(0), ...former, changes: [{ path: field, before: 'a', after: 'ab' }] },
    { joins: 'c7dd', at: at(1), change: { path: field, before: 'ab', after: 'abc' } },
    { id: 'ed73', at: at(9), ...latter, changes: [{ path: field, before: 'abc', after: 'x' }] },
    { joins: 'ed73', at: at(10), change: { path: field, before: 'x', after: 'xy' } },
    { joins: 'ed73', at: at(11), change: { path: field, before: 'xy', after: 'xyz' } },
  ];
  writeFileSync(file, written.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const histories = new Histories(folder, () => Date.parse(at(12)));
  const before = [
    ['Karima', undefined, undefined, undefined],
    ['Karima', 'a', 'a', 'abc'],
  ];
  expect(told(histories)).toEqual([...before, ['Rahim', 'abc', 'abc', 'xyz']]);
  expect(histories.latest(id)).toEqual({ by: 'Rahim', at: at(11) });
  histories.note(id, typed('Rahim', 'xyz', 'xyz.'));
  expect(told(histories)).toEqual([...before, ['Rahim', 'abc', 'abc', 'xyz.']]);
  histories.note(id, typed('Nazma', 'xyz.', 'z'));
  expect(told(histories).slice(-2)).toEqual([
    ['Rahim', 'abc', 'abc', 'xyz.'],
    ['Nazma', 'xyz.', 'xyz.', 'z'],
  ]);
});

it('tells nothing false where a line is damaged that others were shortened by', () => {
  const folder = newFolder();
  const histories = new Histories(folder);
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const texts = ['a', 'b', 'c'].map((first) => `${first} ${numbers}`);
  const note = (text: string) =>
    histories.note(id, {
      by: 'Rahim',
      deed: 'reverted',
      changes: [],
      before: { text, pictures: {} },
    });
  for (const text of texts) note(text);
  const file = path.join(folder, `${id}.jsonl`);
  const whole = readFileSync(file, 'utf8');
  for (const damaged of [whole.replace('499,500', '499,5x0'), whole.replace('{', '[')]) {
    writeFileSync(file, damaged);
    const [last] = histories.steps(id, 1);
    expect(histories.stateBefore(id, last?.id ?? '')).toBeUndefined();
    note('d');
    expect(told(histories).at(-1)?.[1]).toBe('d');
  }
});
