import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { number, object } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DemoData } from '../demo/opened.ts';
import { openedForTest } from '../demo/testing.ts';
import { Button } from '../ui/Button.tsx';
import { later } from '../ui/later.tsx';
import { dayOf } from '../words/days.ts';
import { makeEngine } from './engine.tsx';
import { goTo } from './hash.ts';
import { refuse } from './refuse.ts';

type World = { sold: number };
const data: DemoData = {
  engine: 'stall',
  title: { en: 'The Stall', bn: 'দোকান' },
  languages: ['en', 'bn'],
  look: {
    ground: '#ffffff',
    surface: '#ffffff',
    ink: '#000000',
    soft: '#333333',
    line: '#cccccc',
    accent: '#000000',
    bar: '#000000',
    barInk: '#ffffff',
    round: 4,
    heading: 'figtree',
  },
  logo: { src: '/logo.svg', width: 4, height: 3 },
  tasks: [],
};
const { Provider, useDemo } = makeEngine<DemoData, World>({
  version: 1,
  bears: { idle: 1, age: 30 },
  begin: () => ({ sold: 0 }),
  schema: async () => ({ worldSchema: object({ sold: number() }) }),
});

function Stall() {
  const { world, step, screen: parts } = useDemo();
  if (world.sold === 13) throw new Error('thirteen');
  if (parts[0] === 'nowhere') throw new Error('no such screen');
  return (
    <main>
      <p>{world.sold} sold</p>
      <input aria-label="Amount given" />
      <button type="button" onClick={() => step((_, { sold }) => ({ sold: sold + 1 }))}>
        Sell
      </button>
      <button
        type="button"
        onClick={() =>
          step(({ language }) => refuse(language, 'Not today, {who}.', { who: 'Rahim' }))
        }
      >
        Ask
      </button>
      <button type="button" onClick={() => step(() => undefined as never as World)}>
        Forget
      </button>
      <button
        type="button"
        onClick={() =>
          step(() => {
            throw new TypeError('a bug');
          })
        }
      >
        Break
      </button>
    </main>
  );
}

const open = () =>
  render(
    <Provider opened={openedForTest('stall', data)}>
      <Stall />
    </Provider>,
  );
/** Where something is stored, the demo shows once its schema is there. */
const openAgain = async () => {
  await act(async () => open());
  await screen.findByText(/sold$/);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const startAgain = () => {
  press('restart');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.returnValue = 'yes';
  fireEvent(dialog, new Event('close'));
};
const arriveAt = (...parts: string[]) =>
  act(async () => {
    const arrived = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    );
    goTo(...parts);
    await arrived;
  });

let written: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  written = vi.spyOn(console, 'error').mockImplementation(() => {});
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a refusal is told, and changes nothing', () => {
  open();
  press('Sell');
  press('Ask');
  expect(screen.getByRole('alert').textContent).toContain('Not today, Rahim.');
  expect(screen.getByText('1 sold')).toBeTruthy();
  expect(written).not.toHaveBeenCalled();
});

test('what a demo tells is in its language, and what its frame tells in that of the frame', () => {
  const inBangla: DemoData = { ...data, languages: ['bn'] };
  render(
    <Provider opened={openedForTest('stall', inBangla)}>
      <Stall />
    </Provider>,
  );
  const languageTold = () => screen.getByRole('alert').querySelector('p')?.lang;
  press('Ask');
  expect(languageTold()).toBe('bn');
  startAgain();
  expect(languageTold()).toBe('en');
});

test('a bug in a step is no refusal: it reaches the error screen and the console', () => {
  open();
  press('Break');
  expect(screen.getByText('faulty')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(written.mock.calls.flat().map(String)).toContain('TypeError: a bug');
});

test('a screen that broke heals at the next one', async () => {
  open();
  press('Sell');
  await arriveAt('nowhere');
  expect(screen.getByText('faulty')).toBeTruthy();
  await arriveAt();
  expect(screen.getByText('1 sold')).toBeTruthy();
});

test('what was kept and breaks the first screen begins again by itself', async () => {
  localStorage.setItem(
    'demo:stall:v1-test',
    JSON.stringify({
      ...{ begun: dayOf(new Date()), changed: dayOf(new Date()) },
      ...{ world: { sold: 13 }, goals: [], areTasksHidden: false },
    }),
  );
  await openAgain();
  expect(screen.getByText('0 sold')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('restarted');
});

test('what was done stays where a translation of the browser has moved what the page wrote', () => {
  function Slots() {
    const { world, step } = useDemo();
    const sell = () => step((_, { sold }) => ({ sold: sold + 1 }));
    return (
      <main>
        <p>
          {world.sold === 0 && 'Still free'}
          <b>{world.sold} sold</b>
        </p>
        <Button onClick={sell}>Sell</Button>
      </main>
    );
  }
  render(
    <Provider opened={openedForTest('stall', data)}>
      <Slots />
    </Provider>,
  );
  const written = screen.getByText('Still free').firstChild;
  if (!written) throw new Error('nothing to translate');
  const translated = document.createElement('font');
  written.replaceWith(translated);
  translated.append(written);
  press('Sell');
  expect(localStorage.getItem('demo:stall:v1-test')).toContain('"sold":1');
  expect(screen.getByText('faulty')).toBeTruthy();
  press('faultyHome');
  expect(screen.getByText('1 sold')).toBeTruthy();
});

test('what was kept is there again, once its schema has come', async () => {
  open();
  press('Sell');
  cleanup();
  await openAgain();
  expect(screen.getByText('1 sold')).toBeTruthy();
});

test('what lay idle for longer than its trade bears begins again, and says so', async () => {
  open();
  press('Sell');
  cleanup();
  sessionStorage.setItem('demo-brand', '{"name":"Rahim Stores"}');
  const at = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: at(1) });
  await openAgain();
  expect(screen.getByText('1 sold')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
  cleanup();
  vi.setSystemTime(at(1));
  await openAgain();
  expect(screen.getByText('0 sold')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('lapsed');
  expect(sessionStorage.getItem('demo-brand')).toContain('Rahim Stores');
  sessionStorage.clear();
});

test('a screen that can’t be fetched costs nothing of what was done, and is tried anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isConnected = false;
  const Shelf = later(async () => {
    if (!isConnected) throw new TypeError('Failed to fetch dynamically imported module');
    return { Shelf: () => <p>Shelf</p> };
  }, 'Shelf');
  function Shop() {
    const { world, step } = useDemo();
    const sell = () => step((_, { sold }) => ({ sold: sold + 1 }));
    return <main>{world.sold > 0 ? <Shelf /> : <Button onClick={sell}>Sell</Button>}</main>;
  }
  render(
    <Provider opened={openedForTest('stall', data)}>
      <Shop />
    </Provider>,
  );
  press('Sell');
  expect(await screen.findByText('faulty', undefined, { timeout: 10_000 })).toBeTruthy();
  expect(localStorage.getItem('demo:stall:v1-test')).toContain('"sold":1');
  isConnected = true;
  await arriveAt('elsewhere');
  expect(await screen.findByText('Shelf')).toBeTruthy();
}, 20_000);

test('starting again begins everything anew, what is typed included', () => {
  open();
  press('Sell');
  const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount given' });
  fireEvent.change(amount(), { target: { value: '777' } });
  startAgain();
  expect([screen.getByText('0 sold').textContent, amount().value]).toEqual(['0 sold', '']);
});

test('the frame says so where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  open();
  expect(screen.getByText('notKept')).toBeTruthy();
  press('Sell');
  expect(screen.getByText('1 sold')).toBeTruthy();
});
