import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

afterEach(() => {
  browserStorage.remove('a');
  browserStorage.remove('b');
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** As a browser keeps it, where nothing refuses. */
function storage(methods: Partial<Storage> = {}): Storage {
  const kept = {} as Storage;
  const own = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(kept, { [name]: text }),
    removeItem: (name: string) => void delete kept[name],
    ...methods,
  };
  for (const [name, value] of Object.entries(own)) Object.defineProperty(kept, name, { value });
  return kept;
}

/** Ways in which a browser has none, or none that takes anything. */
const refusing: readonly [string, () => void][] = [
  [
    'throws where it is named',
    () => {
      // Brought back with the other stubs.
      vi.stubGlobal('localStorage', undefined);
      Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
    },
  ],
  ['is null, as in an app that shows a page', () => vi.stubGlobal('localStorage', null)],
  ['is missing', () => vi.stubGlobal('localStorage', undefined)],
  ['is full', () => vi.stubGlobal('localStorage', storage({ setItem: refuse }))],
  [
    'throws at each use',
    () =>
      vi.stubGlobal(
        'localStorage',
        storage({ getItem: refuse, setItem: refuse, removeItem: refuse }),
      ),
  ],
];

describe.each(refusing)('storage that %s', (_, stub) => {
  it('keeps texts as long as the page', () => {
    stub();
    expect(browserStorage.get('a')).toBeNull();
    expect(browserStorage.set('a', '1')).toBe(false);
    expect(browserStorage.set('b', '')).toBe(false);
    expect([browserStorage.get('a'), browserStorage.get('b')]).toEqual(['1', '']);
    expect(browserStorage.names()).toEqual(['a', 'b']);
    browserStorage.remove('a');
    expect([browserStorage.get('a'), browserStorage.names()]).toEqual([null, ['b']]);
  });
});

it('is the browser’s own where that takes it', () => {
  const own = storage();
  vi.stubGlobal('localStorage', own);
  expect(browserStorage.set('a', '1')).toBe(true);
  expect([own.getItem('a'), browserStorage.get('a'), browserStorage.names()]).toEqual([
    '1',
    '1',
    ['a'],
  ]);
  browserStorage.remove('a');
  expect([own.getItem('a'), browserStorage.get('a')]).toEqual([null, null]);
});

it('has what was set last, whichever words a full browser refuses (property)', () => {
  const step = fc.record({
    name: fc.constantFrom('a', 'b'),
    text: fc.option(fc.string()),
    isFull: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let isFull = false;
      const own = storage({
        setItem: (name, text) => (isFull ? refuse() : Object.assign(own, { [name]: text })),
      });
      vi.stubGlobal('localStorage', own);
      for (const name of ['a', 'b']) browserStorage.remove(name);
      const last = new Map<string, string>();
      for (const { name, text, ...browser } of steps) {
        isFull = browser.isFull;
        if (text === null) {
          browserStorage.remove(name);
          last.delete(name);
        } else {
          expect(browserStorage.set(name, text)).toBe(!isFull);
          last.set(name, text);
        }
        expect([...browserStorage.names()].sort()).toEqual([...last.keys()].sort());
        for (const one of ['a', 'b']) expect(browserStorage.get(one)).toBe(last.get(one) ?? null);
      }
    }),
  );
});

it('gives what the page alone has, until the browser takes a newer one', () => {
  const own = storage({ setItem: refuse });
  vi.stubGlobal('localStorage', own);
  browserStorage.set('a', '1');
  vi.stubGlobal('localStorage', storage());
  expect(browserStorage.get('a')).toBe('1');
  browserStorage.set('a', '2');
  expect([browserStorage.get('a'), browserStorage.names()]).toEqual(['2', ['a']]);
});
