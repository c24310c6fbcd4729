import { expect, test } from 'vitest';
import { pageOf } from '../testing.ts';
import { dropTextMarkers } from './text-markers.ts';

const dropped = (body: string) => {
  const page = pageOf(`<html><body>${body}</body></html>`);
  dropTextMarkers(page);
  return page.document.querySelector('body')?.innerHTML;
};

test('what React puts between two texts goes, and the texts stay', () => {
  expect(dropped('<p>Printed<!-- -->: <!-- -->here</p>')).toBe('<p>Printed: here</p>');
});

test('an island keeps it for React, and a comment that says something stays', () => {
  const kept = '<astro-island><b>1<!-- -->2</b><!--astro:end--></astro-island><!--said-->';
  expect(dropped(kept)).toBe(kept);
});
