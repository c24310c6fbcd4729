import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoData, OpenedDemo } from '../demo/opened.ts';
import { demoData, demosOfEngine } from '../demo/read-demos.ts';
import { openedForTest } from '../demo/testing.ts';
import { usualBears } from '../runtime/store.ts';
import { rolesOf } from '../shell/roles.ts';
import { dayInWords, dayOf } from '../words/days.ts';
import { bears } from './bears.ts';
import { demoSchema, engineNames } from './engines.ts';

const begun = new Date(2026, 10, 29, 14, 30);
const laterDays = [1, 31, 366];
const date =
  /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b(?: \d{4})?|\b[A-Z][a-z]{2,8} 20\d\d\b/g;
/** Where days ahead are chosen, and what is of the present week or month by nature. */
const choices = 'form, fieldset, select, button, table[class*=calendar], details';
const ofToday = /Next on|Purchase desk/;
const mostScreens = 12;

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(window, 'print').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  location.hash = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Puts the tasks away, or brings them back: what the demo holds is kept with that. */
const keepSomething = (page: Element) =>
  fireEvent.click(
    (page.querySelector('[data-pinned] > button:last-of-type') ??
      page.querySelector('[aria-controls=tasks]')) as Element,
  );

const keptOf = (name: string) => {
  const key = Object.keys(localStorage).find((one) => one.startsWith(`demo:${name}:v`)) ?? '';
  return { key, kept: JSON.parse(localStorage.getItem(key) ?? '{}') };
};

/** Each thing of a screen that is told with dates, and them. */
function datedThings(screen: Element, today: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const thing of screen.querySelectorAll('li, tr, p, dl > div, h2, h3')) {
    const text = (thing.textContent ?? '').replaceAll(/\s+/g, ' ');
    const dates = text.match(date)?.filter((one) => !one.startsWith(today)) ?? [];
    // To look for what a thing lies in takes longer than to read it, and few have dates.
    if (dates.length === 0 || thing.closest(choices) || thing.querySelector('li, tr, p')) continue;
    const name = text.replaceAll(date, '…');
    if (!ofToday.test(name) && /\p{L}{3}/u.test(name)) found.set(name, dates.join(', '));
  }
  return found;
}

describe.each(engineNames)('a world of %s', async (engine) => {
  const file: Record<string, ComponentType<OpenedDemo<DemoData>>> = await import(
    `./${engine}/Demo.tsx`
  );
  const [Demo] = Object.values(file);
  if (!Demo) throw new Error(`the engine ${engine} has no component`);
  const roles = rolesOf(engine);
  const { age } = Reflect.get(bears, engine) ?? usualBears;
  const logins = roles.map((role) => ({ role, username: role, password: role }));

  /** Opens a demo on a day, as everybody whom it lets in. */
  const open = async (name: string, days: number, place = '', role = '') => {
    cleanup();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 29 + days, 14, 30) });
    sessionStorage.setItem(`demo:${name}:role`, role);
    sessionStorage.setItem(`demo:${name}:language`, 'en');
    location.hash = place;
    const data = demoData(name, demoSchema) as unknown as DemoData;
    const { container } = await act(async () =>
      render(<Demo {...openedForTest(name, data, logins)} />),
    );
    await waitFor(() => expect(container.querySelector('main, h2')).not.toBeNull());
    return container;
  };

  it.each(demosOfEngine(engine))('names the same dates as it grows older: %s', async (name) => {
    const first = await open(name, 0);
    keepSomething(first);
    const { key, kept } = keptOf(name);
    expect(kept).toMatchObject({ begun: dayOf(begun), areTasksHidden: true });
    expect(JSON.stringify(kept)).not.toContain('"@');
    for (const role of ['', ...roles]) {
      const start = await open(name, 0, '', role);
      const links = [...start.querySelectorAll('[data-demo] a[href^="#/"]')];
      const places = ['', ...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
      for (const place of places.slice(0, mostScreens)) {
        const before = datedThings(
          await open(name, 0, place, role),
          dayInWords(dayOf(begun), 'en'),
        );
        if (before.size === 0) continue;
        for (const days of new Set(laterDays.map((one) => Math.min(one, age)))) {
          const day = dayOf(begun, days);
          // Somebody has been there meanwhile: it has not begun again.
          localStorage.setItem(key, JSON.stringify({ ...kept, changed: day }));
          const after = datedThings(await open(name, days, place, role), dayInWords(day, 'en'));
          for (const [thing, dates] of before) {
            const now = after.get(thing);
            if (now !== undefined)
              expect(`${thing}: ${now}`, `${place} after ${days} days`).toBe(`${thing}: ${dates}`);
          }
        }
      }
    }
  });

  it.each(demosOfEngine(engine))('keeps what was done the day before: %s', async (name) => {
    const page = await open(name, 0);
    for (const button of [...page.querySelectorAll('main button, [data-demo] button')].slice(
      0,
      12,
    )) {
      if (button.isConnected) fireEvent.click(button);
    }
    keepSomething(page);
    const { kept } = keptOf(name);
    const next = await open(name, 1);
    keepSomething(next);
    const later = keptOf(name).kept;
    expect(later.begun).toBe(kept.begun);
    for (const [part, was] of Object.entries(kept.world)) {
      const is = later.world[part];
      expect(
        Array.isArray(was)
          ? is.filter((one: unknown) => JSON.stringify(was).includes(JSON.stringify(one)))
          : is,
        part,
      ).toEqual(was);
    }
  });
});
