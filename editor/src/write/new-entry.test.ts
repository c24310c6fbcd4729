import { describe, expect, it } from 'vitest';
import { newEntry } from './new-entry.ts';
import { expectReadAs } from './testing.ts';

describe('a new entry', () => {
  it('is written as content/ is, with the English above the Bangla', () => {
    const values = {
      title: { bn: 'নতুন', en: 'New: one' },
      closes: '2026-11-20',
      text: { en: 'One line.\n\nAnother.' },
      points: [{ en: 'First' }],
      tags: [],
      picture: { src: 'picture/src.png' },
    };
    const { text, pictures } = newEntry(values);
    expect(text).toBe(`title:
  en: 'New: one'
  bn: নতুন
closes: '2026-11-20'
text:
  en: |-
    One line.

    Another.
points:
  - en: First
tags: []
picture:
  src: picture/src.png
`);
    expectReadAs(text, values);
    expect(pictures).toEqual(['picture/src.png']);
  });

  it('has its keys in the order of its kind', () => {
    const order = () => ['title', 'price'];
    expect(newEntry({ note: 'x', price: 1, title: 'A' }, order).text).toBe(
      'title: A\nprice: 1\nnote: x\n',
    );
  });
});
