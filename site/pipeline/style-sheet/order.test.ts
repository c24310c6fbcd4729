import { expect, test } from 'vitest';
import { type Leaf, leavesOf, sheetOf } from './leaves.ts';
import { inOrder } from './order.ts';
import { selectorsOf } from './selectors.ts';

const usesLate = (leaf: Leaf) =>
  selectorsOf(leaf).some((selector) =>
    selector.children.some((part) => part.type === 'ClassSelector' && part.name === 'late'),
  );
const second = (css: string, together = (_one: string, _other: string) => true) => {
  const leaves = leavesOf(css);
  const chosen = inOrder(leaves, usesLate, together);
  return sheetOf(leaves.filter((leaf) => chosen.has(leaf)));
};

test('a later rule that ties with a chosen one is in the second sheet, too', () => {
  const css = '.late{margin-top:0}.a{margin:1px}';
  expect(second(css)).toBe(css);
});

test('one that sets something else, weighs more or less, or came before is not', () => {
  const late = '.late{margin-top:0}';
  for (const other of ['.a{color:red}', '.a .b{margin:0}', 'p{margin:0}', '.a::after{margin:0}']) {
    expect(second(late + other), other).toBe(late);
  }
  expect(second(`.a{margin:0}${late}`)).toBe(late);
});

test('one that no element has beside it is not, nor one of another layer', () => {
  const late = '.late{top:0}';
  expect(second(`${late}.a{inset:0}`)).toBe(`${late}.a{inset:0}`);
  expect(second(`${late}.a{inset:0}`, () => false)).toBe(late);
  expect(second(`@layer ui{${late}}@layer section{.a{top:0}}`)).toContain(`@layer ui{${late}}`);
  expect(second(`@layer ui{${late}}@layer section{.a{top:0}}`)).not.toContain('.a');
});

test('what ties with such a rule follows it', () => {
  const css = '.late{top:0}.a{top:0;color:red}.b{color:blue}';
  expect(second(css)).toBe(css);
});
