import { expect, it } from 'vitest';
import { templateHoles } from './filled-template.ts';
import { PageHoles } from './page-holes.ts';

const filled = (html: string, data: Parameters<PageHoles<never>['filled']>[0]) =>
  new PageHoles(
    html,
    templateHoles(html).sort((one, other) => one.from - other.from),
  )
    .filled(data)
    .toString();

it('fills words in text and attributes, escaped', () => {
  expect(filled('<p title="{{a}}">{{a}} and {{b}}</p>', { a: '<"&">', b: 'x' } as never)).toBe(
    '<p title="&lt;&quot;&amp;&quot;&gt;">&lt;&quot;&amp;&quot;&gt; and x</p>',
  );
});

it('repeats what stands for a line, with lines within it, and leaves out what is empty', () => {
  const html =
    '<ul><li data-each="rows"><b>{{name}}</b><i data-if="note">{{note}}</i><s data-each="parts">{{part}}</s></li></ul><p data-if="end">{{end}}</p>';
  const data = {
    rows: [
      { name: 'one', note: 'first', parts: [{ part: 'a' }, { part: 'b' }] },
      { name: 'two', note: '', parts: [] },
    ],
    end: '',
  };
  expect(filled(html, data as never)).toBe(
    '<ul><li data-each="rows"><b>one</b><i data-if="note">first</i><s data-each="parts">a</s><s data-each="parts">b</s></li><li data-each="rows"><b>two</b></li></ul>',
  );
});
