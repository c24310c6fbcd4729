import { parse } from 'node-html-parser';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoLanguages } from '../demo/languages.ts';
import type { DemoData, OpenedDemo } from '../demo/opened.ts';
import { demoData, demosOfEngine } from '../demo/read-demos.ts';
import { openedForTest } from '../demo/testing.ts';
import { FirstMoment } from '../runtime/now.ts';
import { demoSchema, engineNames } from './engines.ts';

/** On another weekday, month, year and time of the day each. */
const moments = [
  '2026-11-22T12:00',
  '2026-11-22T00:01',
  '2026-11-23T06:30',
  '2026-11-27T11:30',
  '2026-12-31T23:59',
  '2027-01-01T00:01',
  '2027-05-07T15:10',
  '2027-09-30T20:45',
  '2028-02-29T09:05',
  '2029-08-04T18:20',
];

afterEach(() => {
  vi.useRealTimers();
});

describe.each(engineNames)('before its script runs, a demo of %s', async (engine) => {
  const file: Record<string, ComponentType<OpenedDemo<DemoData>>> = await import(
    `./${engine}/Demo.tsx`
  );
  const [Demo] = Object.values(file);
  if (!Demo) throw new Error(`the engine ${engine} has no component`);

  /** The screens of a demo in all languages, one after the other. */
  const screensOf = (name: string, first?: string) => {
    const data = demoData(name, demoSchema) as unknown as DemoData;
    const screens = demoLanguages.map((language) =>
      createElement(Demo, { key: language, ...openedForTest(name, data), language }),
    );
    return renderToString(
      first ? createElement(FirstMoment, { value: new Date(first) }, ...screens) : screens,
    );
  };

  it.each(demosOfEngine(engine))('is the same on whichever day it is built: %s', (name) => {
    const built = moments.slice(-2).map((moment) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
      return screensOf(name);
    });
    expect(built[0]).toBe(built[1]);
  });

  it.each(demosOfEngine(engine))('shows nothing of a day: %s', (name) => {
    const [first = [], ...others] = moments.map((moment) => linesSeen(screensOf(name, moment)));
    for (const other of others) expect(other).toEqual(first);
  });
});

/** What is seen, or read out, of screens that do not show the present day yet. */
function linesSeen(html: string): string[] {
  const screen = parse(html);
  for (const unseen of screen.querySelectorAll('[data-of-today]')) unseen.replaceWith('…');
  return screen.toString().split(/(?=<)/);
}
