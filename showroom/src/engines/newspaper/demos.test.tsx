import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Picture, picturesIn, withAddresses } from '../../demo/picture.ts';
import { openedForTest } from '../../demo/testing.ts';
import { screenHash } from '../../runtime/hash.ts';
import type { NewspaperData } from './data.ts';
import { newspaperDrawings } from './drawings.tsx';
import { NewspaperDemo } from './NewspaperDemo.tsx';
import { newspaperSchema, pageNames } from './schema.ts';

const fronts = {
  nodimatrik: ['যমুনার পানি বিপৎসীমার', 'এই মুহূর্তে', 'আজকের ১৬ পাতা'],
  dhorla: ['আপনার উপজেলা বেছে নিন', 'যাত্রাপুর হাট', 'নামাজের সময়', 'হারানো বিজ্ঞপ্তি'],
  khatian: ['Garment exports rise', 'US $', 'Titas Bank', 'The rest is for subscribers.'],
  'gallery-theke': ['214', 'Tamjid Rana', 'Mohammedan', '43.2'],
  sadarghat: ['The last hammers', 'Rickshaw paint', 'One letter on Fridays'],
} as const;

const read = (name: string) =>
  newspaperSchema.parse(
    parse(readFileSync(join(import.meta.dirname, '../../../demos', name, 'demo.yaml'), 'utf8')),
  );
const opened = (name: string) => {
  const data: NewspaperData = withAddresses(read(name), () => '/picture.svg');
  return openedForTest(name, data);
};

describe.each(Object.entries(fronts))('%s', (name, words) => {
  afterEach(() => {
    location.hash = '';
    localStorage.clear();
  });

  it('opens with its front page', () => {
    const html = renderToString(<NewspaperDemo {...opened(name)} />);
    for (const word of words) expect(html).toContain(word);
    expect(html).not.toContain('style=');
  });

  it('draws each of its pictures', () => {
    const own = (picture: Picture) => picture.drawing in newspaperDrawings;
    expect(picturesIn(read(name)).filter((picture) => !own(picture))).toEqual([]);
  });

  it('shows every one of its screens', () => {
    const demo = opened(name);
    const { stories, sections } = demo.data;
    const screens = [
      [],
      ...stories.slice(0, 6).map(({ id }) => ['story', id]),
      ...sections.map(({ id }) => ['section', id]),
      ...pageNames.map((page) => [page]),
      ['areas', 'ulipur'],
      ['paper', '1'],
      ['covers', '41'],
      ['search', 'the'],
      ['archive'],
      ['archive', '2020-02-29'],
      ['archive', '1900-01-01'],
      ['archive', 'some day'],
      ['story', 'day-2026-01-05-1'],
      ['no such screen'],
    ];
    const place = document.createElement('div');
    for (const screen of screens) {
      location.hash = screenHash(...screen);
      const root = createRoot(place);
      flushSync(() => root.render(<NewspaperDemo {...demo} />));
      const shown = place.querySelector('main')?.textContent ?? '';
      expect(shown, screen.join('/')).not.toContain('faulty');
      expect(shown.length, screen.join('/')).toBeGreaterThan(40);
      root.unmount();
    }
  }, 60_000);
});
