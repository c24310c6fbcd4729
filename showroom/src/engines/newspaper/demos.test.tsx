import { waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type Picture, picturesIn } from '../../demo/picture.ts';
import { demoData, demosOfEngine, readDemo } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { screenHash } from '../../runtime/hash.ts';
import { NewspaperDemo } from './Demo.tsx';
import { newspaperDrawings } from './drawings/index.tsx';
import { newspaperSchema, pageNames } from './schema.ts';

/** What the fronts of the papers at hand say; others only have to open. */
const fronts: Readonly<Record<string, readonly string[]>> = {
  nodimatrik: ['যমুনার পানি বিপৎসীমার', 'এই মুহূর্তে', 'আজকের ১৬ পাতা'],
  dhorla: ['আপনার উপজেলা বেছে নিন', 'যাত্রাপুর হাট', 'নামাজের সময়', 'হারানো বিজ্ঞপ্তি'],
  khatian: ['Garment exports rise', 'US $', 'Titas Bank', 'The rest is for subscribers.'],
  'gallery-theke': ['214', 'Tamjid Rana', 'Mohammedan', '43.2'],
  sadarghat: ['The last hammers', 'Rickshaw paint', 'One letter on Fridays'],
};

const opened = (name: string) => openedForTest(name, demoData(name, newspaperSchema));

describe.each(demosOfEngine('newspaper'))('%s', (name) => {
  afterEach(() => {
    location.hash = '';
    localStorage.clear();
  });

  it('opens with its front page', async () => {
    const html = renderToString(<NewspaperDemo {...opened(name)} />);
    expect(html).not.toContain('style=');
    const place = document.createElement('div');
    const root = createRoot(place);
    flushSync(() => root.render(<NewspaperDemo {...opened(name)} />));
    // Some parts of the front come when they are asked for.
    await waitFor(() => {
      for (const word of fronts[name] ?? []) expect(place.innerHTML).toContain(word);
    });
    root.unmount();
  });

  it('draws each of its pictures', () => {
    const own = (picture: Picture) => picture.drawing in newspaperDrawings;
    expect(picturesIn(readDemo(name, newspaperSchema)).filter((picture) => !own(picture))).toEqual(
      [],
    );
  });

  it('shows every one of its screens', async () => {
    const demo = opened(name);
    const { stories, sections } = demo.data;
    const screens = [
      [],
      ...stories.slice(0, 6).map(({ id }) => ['story', id]),
      ...sections.map(({ id }) => ['section', id]),
      ...pageNames.map((page) => [page]),
      ['areas', 'ulipur'],
      ['paper', '1'],
      ['approval'],
      ['covers', '1'],
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
      await waitFor(() => expect(place.querySelector('main')?.textContent).not.toBe(''));
      const shown = place.querySelector('main')?.textContent ?? '';
      expect(shown, screen.join('/')).not.toContain('faulty');
      expect(shown.length, screen.join('/')).toBeGreaterThan(40);
      root.unmount();
    }
  }, 60_000);
});
