import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
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

const told = (histories: Histories) =>
  histories.steps(id).map(({ by, changes }) => [by, changes[0]?.before, changes[0]?.after]);

it('takes what one person types at one field for one step, until they pause', () => {
  let now = 0;
  const histories = new Histories(newFolder(), () => now);
  histories.note(id, typed('Rahim', 'a', 'ab'));
  now += 4 * minute;
  histories.note(id, typed('Rahim', 'ab', 'abc'));
  now += 4 * minute;
  histories.note(id, typed('Rahim', 'abc', 'abcd'));
  now += 6 * minute;
  histories.note(id, typed('Rahim', 'abcd', 'x'));
  histories.note(id, typed('Karima', 'x', 'y'));
  expect(told(histories)).toEqual([
    ['Rahim', 'a', 'abcd'],
    ['Rahim', 'abcd', 'x'],
    ['Karima', 'x', 'y'],
  ]);
  expect(histories.latest(id)).toEqual({ by: 'Karima', at: new Date(now).toISOString() });
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
    expect([length, histories.steps(id).length]).toEqual([length, kept]);
    histories.note(id, typed('Nazma', 'b', 'd'));
    expect(told(histories).at(-1)).toEqual(['Nazma', 'b', 'd']);
    expect(told(new Histories(folder))).toEqual(told(histories));
  }
  appendFileSync(file, '{"joins":"nothing","at":"x"}\nnull\n[]\n');
  expect(told(new Histories(folder)).at(-1)).toEqual(['Nazma', 'b', 'd']);
});
