import path from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const styles = path.join(import.meta.dirname, '../src');
const shared = path.join(import.meta.dirname, '../../ui/src');
const { nameOf, isIn } = classNames([styles, shared]);

test('a class has one short name wherever it is asked for, and no other class has it', () => {
  const button = path.join(shared, 'Button.module.css');
  expect(nameOf('button', button)).toMatch(/^[a-zA-Z][A-Z0-9]{0,2}$/);
  expect(nameOf('button', `${button}?inline`)).toBe(nameOf('button', button));
  expect(nameOf('solid', button)).not.toBe(nameOf('button', button));
  expect(nameOf('picture', path.join(styles, 'ui/Picture.module.css'))).not.toBe(
    nameOf('picture', path.join(styles, 'sections/HeroSlide.module.css')),
  );
});

test('no class has the name of an element or a word', () => {
  for (const word of ['td', 'th', 'li', 'to', 'of', 'is', 'kg', 'px']) {
    expect(isIn(word, styles), word).toBe(false);
    expect(isIn(word, shared), word).toBe(false);
  }
});

test('no class has the name of a key, which React names on every page', () => {
  const showroom = path.join(import.meta.dirname, '../../showroom/src');
  const { isIn } = classNames([styles, shared, showroom]);
  for (const key of ['F1', 'F2', 'F5', 'F9', 'F10', 'F12']) {
    expect(
      [styles, shared, showroom].some((place) => isIn(key, place)),
      key,
    ).toBe(false);
  }
  expect(isIn('FA', styles) || isIn('FA', shared) || isIn('FA', showroom)).toBe(true);
});

test('a class that no module has is an error', () => {
  expect(() => nameOf('missing', path.join(shared, 'Button.module.css'))).toThrow('missing');
});
