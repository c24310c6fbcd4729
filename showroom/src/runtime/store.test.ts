// @vitest-environment jsdom
import fc from 'fast-check';
import { array, number, object, record, string, union } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './refuse.ts';
import { openStore } from './store.ts';
import { worldCheck } from './world-check.ts';

type World = {
  goods: { name: string | { en: string; bn: string }; left: number }[];
  note: string;
};
const begin = (): World => ({ goods: [{ name: { en: 'Rice', bn: 'চাল' }, left: 4 }], note: '' });
const worldSchema = object({
  goods: array(object({ name: union([string(), record(string(), string())]), left: number() })),
  note: string(),
});
const check = worldCheck(async () => ({ worldSchema }));
await check.load();
const place = { name: 'shop', version: 2, edition: 'a1' };
const key = 'demo:shop:v2-a1';
const sunday = new Date(2026, 10, 22, 15);
let today = sunday;
const newDay = (world: World, begun: string, now: Date): World => ({
  ...world,
  note: world.note === 'open' ? `open since ${begun}, on ${now.getDate()}` : world.note,
});
const follow = (world: World, before: { begun: string; world: World }): World =>
  before.world.note === 'receipt' ? { ...world, note: `receipt of ${before.begun}` } : world;
const bears = { idle: 1, age: 5 };
const beginning = { begin, follow, newDay, first: sunday, now: () => today, bears };
const open = (edition = 'a1') => openStore<World>({ ...place, edition }, beginning, check);
const days = { begun: '2026-11-22', changed: '2026-11-22' };
const noted = (note: string) => (kept: ReturnType<ReturnType<typeof open>['read']>) => ({
  ...kept,
  world: { ...kept.world, note },
});

beforeEach(() => {
  localStorage.clear();
  today = sunday;
});

afterEach(() => vi.restoreAllMocks());

describe('the store of a demo', () => {
  it('brings its world back after a reload', () => {
    open().change(noted('sold'));
    expect(open().read().world.note).toBe('sold');
  });

  it('keeps what a visitor typed beside words of both languages', () => {
    open().change((kept) => ({
      ...kept,
      world: { ...kept.world, goods: [...kept.world.goods, { name: 'Lentils', left: 2 }] },
    }));
    expect(open().read().world.goods).toHaveLength(2);
  });

  it('begins again at once, and for every other tab', () => {
    const store = open();
    store.change(noted('sold'));
    store.restart();
    expect(store.read().world).toEqual(begin());
    expect(open().read().world).toEqual(begin());
  });

  it('begins again when another tab does, and only then', async () => {
    const store = open();
    const leave = store.subscribe(() => {});
    store.change(noted('sold'));
    const other = open();
    other.change(noted('counted'));
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'what the other wrote' }));
    await check.load();
    expect(store.beginnings()).toBe(0);
    other.restart();
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(store.beginnings()).toBe(1);
    expect(store.read().world.note).toBe('');
    dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(store.beginnings()).toBe(2);
    leave();
  });

  it('goes on in memory where storage is refused or full, and says so', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = open();
    expect(full.isKeeping()).toBe(true);
    full.change(noted('before'));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    full.change(noted('after'));
    expect([full.isKeeping(), full.read().world.note]).toEqual([false, 'after']);
    full.change((kept) => ({ ...kept, goals: ['sold'] }));
    expect(full.read()).toMatchObject({ goals: ['sold'], world: { note: 'after' } });
    expect(open().isKeeping()).toBe(false);
  });

  it('keeps what another tab did a moment before', () => {
    const [one, other] = [open(), open()];
    one.change((kept) => ({ ...kept, goals: ['sold'] }));
    other.change(noted('counted'));
    expect(other.read()).toMatchObject({ goals: ['sold'], world: { note: 'counted' } });
  });

  it('tells its screens when another tab changed something', async () => {
    const store = open();
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    open().change(noted('elsewhere'));
    const elsewhere = () =>
      dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    elsewhere();
    await check.load();
    expect(told).toBe(1);
    expect(store.read().world.note).toBe('elsewhere');
    leave();
    elsewhere();
    await check.load();
    expect(told).toBe(1);
  });

  it('takes what another tab wrote before its schema is there, and checks it then', async () => {
    const checkLater = worldCheck(async () => ({ worldSchema }));
    const store = openStore<World>(place, beginning, checkLater);
    const leave = store.subscribe(() => {});
    open().change(noted('elsewhere'));
    store.change((kept) => ({ ...kept, goals: ['sold'] }));
    expect(store.read()).toMatchObject({ goals: ['sold'], world: { note: 'elsewhere' } });
    const foreign = JSON.stringify({ ...days, world: 'foreign', goals: [], areTasksHidden: false });
    localStorage.setItem(key, foreign);
    store.change((kept) => kept);
    expect(store.read().world).toBe('foreign');
    dispatchEvent(new StorageEvent('storage', { key, newValue: foreign }));
    await checkLater.load();
    await vi.waitFor(() => expect(store.read().world).toEqual(begin()), { timeout: 20_000 });
    expect(localStorage.getItem(key)).toBeNull();
    leave();
  });

  it('takes what was stored as it is where its schema can’t be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open().change(noted('yesterday'));
    const noCheck = worldCheck(() => Promise.reject(new Error('no network')));
    await noCheck.load();
    const store = openStore<World>(place, beginning, noCheck);
    expect(store.read().world.note).toBe('yesterday');
  });

  it('keeps the day on which it began, as long as it is not left alone for too long', () => {
    open().change(noted('sold'));
    today = new Date(2026, 10, 23, 23, 59);
    open().change(noted('sold more'));
    today = new Date(2026, 10, 24);
    expect(open().read()).toMatchObject({
      begun: '2026-11-22',
      changed: '2026-11-23',
      world: { note: 'sold more' },
    });
    expect(open().hasBegunByItself()).toBe(false);
  });

  it('begins again on the day that it is when it was left alone for longer', () => {
    open().change((kept) => ({ ...noted('sold')(kept), goals: ['sold'] }));
    today = new Date(2026, 10, 24);
    const store = open();
    expect(store.read()).toMatchObject({ begun: '2026-11-24', goals: [], world: begin() });
    expect(store.hasBegunByItself()).toBe(true);
    expect(localStorage.getItem(key)).toBeNull();
    store.restart();
    expect(store.hasBegunByItself()).toBe(false);
  });

  it('begins again when its data are too old, however often it was touched', () => {
    for (let day = 22; day <= 27; day += 1) {
      today = new Date(2026, 10, day, 9);
      open().change(noted('sold'));
      expect(open().read()).toMatchObject({ begun: '2026-11-22', world: { note: 'sold' } });
    }
    today = new Date(2026, 10, 28, 9);
    const store = open();
    expect(store.read()).toMatchObject({ begun: '2026-11-28', world: begin() });
    expect(store.hasBegunByItself()).toBe(true);
  });

  it('keeps of the world before what the trade asks for, also after the page was left', () => {
    open().change(noted('receipt'));
    today = new Date(2026, 10, 24);
    const note = 'receipt of 2026-11-22';
    expect(open().read()).toMatchObject({ begun: '2026-11-24', world: { note } });
    const store = open();
    expect([store.read().world.note, store.hasBegunByItself()]).toEqual([note, false]);
    store.restart();
    expect(open().read().world).toEqual(begin());
  });

  it('begins again on a page that stays open, once the day has come', () => {
    const store = open();
    store.change(noted('sold'));
    today = new Date(2026, 10, 23);
    store.passTime();
    expect([store.beginnings(), store.read().world.note]).toEqual([0, 'sold']);
    today = new Date(2026, 10, 24);
    store.passTime();
    expect([store.beginnings(), store.read().world.note]).toEqual([1, '']);
    expect(store.hasBegunByItself()).toBe(true);
  });

  it('has what a later day adds, also on a page that stays open', () => {
    const store = open();
    store.change(noted('open'));
    expect(open().read().world.note).toBe('open');
    today = new Date(2026, 10, 23);
    const later = 'open since 2026-11-22, on 23';
    expect(open().read().world.note).toBe(later);
    store.passTime();
    expect([store.read().world.note, store.beginnings()]).toEqual([later, 0]);
  });

  it('stays as it was when a step refuses', () => {
    const store = open();
    store.change(noted('before'));
    expect(() =>
      store.change(() => {
        throw new Refusal('There is no more rice.');
      }),
    ).toThrow('There is no more rice.');
    expect(store.read().world.note).toBe('before');
  });

  it('leaves what an older version or other data kept, and removes it', () => {
    open('a0').change(noted('with other goods'));
    localStorage.setItem('demo:shop:v1', JSON.stringify({ world: {}, goals: [] }));
    localStorage.setItem('demo:other:v1', 'of another demo');
    expect(open().read().world).toEqual(begin());
    expect(Object.keys(localStorage)).toEqual(['demo:other:v1']);
    expect(localStorage.getItem('demo:other:v1')).toBe('of another demo');
  });

  it('begins again on anything that does not fit', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        localStorage.setItem(key, stored);
        expect(open().read().world).toEqual(begin());
        expect(localStorage.getItem(key)).toBeNull();
      }),
    );
    for (const world of [
      { goods: 'rice', note: '' },
      { goods: [{ name: 'rice' }], note: '' },
      null,
    ]) {
      localStorage.setItem(
        key,
        JSON.stringify({ ...days, world, goals: [], areTasksHidden: false }),
      );
      expect(open().read().world).toEqual(begin());
    }
    const world = { goods: [], note: 'kept' };
    for (const beside of [
      { goals: [1], areTasksHidden: false },
      { goals: 'sold', areTasksHidden: false },
      { goals: [] },
      { goals: [], areTasksHidden: false, begun: 3 },
      { goals: [], areTasksHidden: false, changed: undefined },
    ]) {
      localStorage.setItem(key, JSON.stringify({ ...days, world, ...beside }));
      expect(open().read().world).toEqual(begin());
    }
  });
});
