import path from 'node:path';
import { expect, test } from 'vitest';
import { classNameOf, isOfLaterRooms, isOfShowroom } from './class-names.ts';

const at = (file: string) => path.join(import.meta.dirname, '../..', file);
const button = at('ui/src/Button.module.css');

test('a class has one name wherever it is asked for, and no other class has it', () => {
  expect(classNameOf('button', button)).toMatch(/^c[a-zA-Z0-9]{5}$/);
  expect(classNameOf('button', `${button}?inline`)).toBe(classNameOf('button', button));
  expect(classNameOf('solid', button)).not.toBe(classNameOf('button', button));
  const field = at('ui/src/Field.module.css');
  expect(classNameOf('button', field)).not.toBe(classNameOf('button', button));
});

test('the name of a class tells whose styles a page may get later', () => {
  const demo = classNameOf('bill', at('showroom/src/engines/till/Demo.module.css'));
  const room = classNameOf('form', at('desk/src/content/Room.module.css'));
  const own = classNameOf('button', button);
  expect([demo, room, own].map(isOfShowroom)).toEqual([true, false, false]);
  expect([demo, room, own].map(isOfLaterRooms)).toEqual([false, true, false]);
});
