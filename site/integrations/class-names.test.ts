import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../toolchain/project-root.ts';
import { classNames } from './class-names.ts';

const styles = path.join(import.meta.dirname, '../src');
const shared = path.join(import.meta.dirname, '../../ui/src');
const { nameOf, isIn } = classNames([styles, shared]);
const button = path.join(shared, 'Button.module.css');

test('a class has one short name wherever it is asked for, and no other class has it', () => {
  expect(nameOf('button', button)).toMatch(/^[a-zA-Z][a-zA-Z0-9]{3}$/);
  expect(nameOf('button', `${button}?inline`)).toBe(nameOf('button', button));
  expect(nameOf('solid', button)).not.toBe(nameOf('button', button));
  expect(nameOf('picture', path.join(styles, 'ui/Picture.module.css'))).not.toBe(
    nameOf('picture', path.join(styles, 'sections/HeroSlide.module.css')),
  );
});

test('the name of a class tells in which folder its file is', () => {
  expect(isIn(nameOf('button', button), shared)).toBe(true);
  expect(isIn(nameOf('button', button), styles)).toBe(false);
});

test('a class that no module has is an error', () => {
  expect(() => nameOf('missing', button)).toThrow('missing');
});

const copy = mkdtempSync(path.join(projectRoot(), '.cache/class-names-'));
afterAll(() => rmSync(copy, { recursive: true }));

test('a new class in one component leaves the names of all others as they are', () => {
  cpSync(path.join(styles, 'islands'), copy, { recursive: true });
  const changed = path.join(copy, 'OfficeCard.module.css');
  const others = ['OfficeMap', 'OfficeSelector', 'DemoWindow'].map((name) =>
    path.join(copy, `${name}.module.css`),
  );
  const namesOf = (of: ReturnType<typeof classNames>) =>
    others.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.([a-z]\w+)/gi)].map(([, name = '']) =>
        of.nameOf(name, file),
      ),
    );
  const before = namesOf(classNames([copy]));
  writeFileSync(changed, `.brand-new { color: red }\n${readFileSync(changed, 'utf8')}`);
  const after = classNames([copy]);
  expect(after.nameOf('brand-new', changed)).toBeTruthy();
  expect(namesOf(after)).toEqual(before);
  expect(before.length).toBeGreaterThan(10);
});
