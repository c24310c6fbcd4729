import path from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const styles = path.join(import.meta.dirname, '../src');
const shared = path.join(import.meta.dirname, '../../ui/src');
const { nameOf } = classNames([styles, shared]);

test('a class has one short name wherever it is asked for, and no other class has it', () => {
  const button = path.join(shared, 'Button.module.css');
  expect(nameOf('button', button)).toMatch(/^[a-z]{1,3}$/i);
  expect(nameOf('button', `${button}?inline`)).toBe(nameOf('button', button));
  expect(nameOf('solid', button)).not.toBe(nameOf('button', button));
  expect(nameOf('picture', path.join(styles, 'ui/Picture.module.css'))).not.toBe(
    nameOf('picture', path.join(styles, 'sections/HeroSlide.module.css')),
  );
});

test('a class that no module has is an error', () => {
  expect(() => nameOf('missing', path.join(shared, 'Button.module.css'))).toThrow('missing');
});
