import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageOf } from '../testing.ts';
import { leaveOutEndTags } from './end-tags.ts';

function written(body: string, file?: string) {
  const page = pageOf(`<html><body>${body}</body></html>`, file);
  leaveOutEndTags(page);
  return page.document.toString().slice('<html><body>'.length, -'</body></html>'.length);
}

test('items of a list and paragraphs end where the next begins, or what they stand in ends', () => {
  const list = '<ul class="a"><li class="b"><a href="/">One</a></li><li>Two</li></ul>';
  expect(written(list)).toBe('<ul class="a"><li class="b"><a href="/">One</a><li>Two</ul>');
  expect(written('<div><p>One</p><p lang="bn">Two</p></div>')).toBe(
    '<div><p>One<p lang="bn">Two</div>',
  );
});

test('an end tag stays where something else would belong to what it ends', () => {
  for (const kept of [
    '<div><p>One</p> and <b>two</b></div>',
    '<a href="/"><p>One</p></a>',
    '<form><div><p id="name-error" hidden></p></div></form>',
    '<ul><li>One</li><!--said--><template></template></ul>',
  ]) {
    expect(written(kept)).toBe(kept);
  }
  expect(written('<ul><li><p>One</p></li></ul>')).toBe('<ul><li><p>One</p></ul>');
});

test('the server, which fills pages in, reads the same elements', () => {
  const nested =
    '<ol><li><div><p>One</p></div><ul><li>1</li><li><article><p>2</p><p>3</p></article></li></ul></li><li>Two</li></ol><p>End</p><i>x</i>';
  const short = written(nested);
  expect(short.length).toBeLessThan(nested.length);
  expect(parse(short).toString()).toBe(nested);
});

test('a demo, which React takes over whole, keeps them', () => {
  const list = '<ul><li>One</li></ul>';
  expect(written(list, 'demos/keora.html')).toBe(list);
});
