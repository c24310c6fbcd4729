import { expect, test } from 'vitest';
import { withoutUnreadProperties } from './unread-properties.ts';

test('a property of the root that nothing reads goes, and one that only it reads goes with it', () => {
  const css =
    ':root{--ink:#000;--lost:var(--deeper);--deeper:1px;color-scheme:light}p{color:var(--ink)}';
  expect(withoutUnreadProperties(css, '')).toBe(
    ':root{--ink:#000;color-scheme:light}p{color:var(--ink)}',
  );
});

test('a property stays that another one, a script or an attribute reads', () => {
  const css = ':root{--far:1px;--near:calc(var(--far) * 2);--said:2px}p{margin:var(--near)}';
  expect(withoutUnreadProperties(css, 'style.setProperty(`--said`, 1)')).toBe(css);
});

test('a property is no longer one than its own value, whatever stands in quotes and brackets', () => {
  const css = ':root{--mark:url("data:a;b");--wide:max(1px;2px);--kept:1}p{order:var(--kept)}';
  expect(withoutUnreadProperties(css, '')).toBe(':root{--kept:1}p{order:var(--kept)}');
});

test('what other rules set stays, and a rule of the root that holds nothing else goes', () => {
  const css = ':root:lang(bn){--lost:1}@media print{:root{--lost:2}}p{--own:1}';
  expect(withoutUnreadProperties(css, '')).toBe('@media print{:root{--lost:2}}p{--own:1}');
});
