import { expect, test } from 'vitest';
import { pageOf } from '../testing.ts';
import { minifyInlineScripts } from './minify-inline-scripts.ts';

function shortened(html: string): string {
  const page = pageOf(html);
  minifyInlineScripts(page);
  return page.document.toString();
}

test('scripts in a page are minified, and one that is no script stops the build', () => {
  expect(shortened('<script>\n  if (seen  &&  2 < 3) { go( ) }\n</script>')).toBe(
    '<script>seen&&go();</script>',
  );
  expect(() => shortened('<script>if (</script>')).toThrow('not right');
});

test('scripts that follow one another in the head are one, with the attributes of all', () => {
  const [one, other] = ['{ let a = go(); go(a, a) }', '{ let b = go(); go(b, b) }'];
  expect(
    shortened(`<head><script>${one}</script>\n<script data-files="a">${other}</script></head>`),
  ).toMatch(
    /^<head><script data-files="a">(\{let (\w)=go\(\);go\(\2,\2\)\}){2}<\/script>\s*<\/head>$/,
  );
});

test('scripts without a last semicolon stay two', () => {
  expect(
    shortened('<head><script>go()</script><script>(()=>{stay()})()</script></head>'),
  ).toContain('<script>go(),stay();</script>');
});

test('scripts with something between them, or in the body, stay apart', () => {
  for (const html of [
    '<head><script>a();</script><style></style><script>b();</script></head>',
    '<body><script>a();</script><script>b();</script></body>',
  ]) {
    expect(shortened(html)).toBe(html);
  }
});
