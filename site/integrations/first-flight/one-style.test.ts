import { expect, test } from 'vitest';
import { withOneStyle } from './one-style.ts';

test('the styles of a page become one, in their order, where the first stood', () => {
  const html =
    '<head><style>a{}</style><title>T</title><style>b{}</style></head><p><style>c{}</style>';
  expect(withOneStyle(html)).toBe('<head><style>a{}b{}c{}</style><title>T</title></head><p>');
});

test('what looks like a reference in a style stays, and a page without styles, too', () => {
  const html = '<style>a{content:"$1$&"}</style><p>';
  expect(withOneStyle(html)).toBe(html);
  expect(withOneStyle('<p>')).toBe('<p>');
});
