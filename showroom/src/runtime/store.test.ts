// @vitest-environment jsdom
import fc from 'fast-check';
import { array, number, object, record, string, union } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './refuse.ts';
import { openStore } from './store.ts';

type World = {
  goods: { name: string | { en: string; bn: string }; left: number }[];
  note: string;
};
const begin = (): World => ({ goods: [{ name: { en: 'Rice', bn: 'চাল' }, left: 4 }], note: '' });
const schema = object({
  goods: array(object({ name: union([string(), record(string(), string())]), left: number() })),
  note: string(),
});
const place = { name: 'shop', version: 2, edition: 'a1' };
const key = 'demo:shop:v2-a1';
const open = (edition = 'a1') =>
  openStore<World>({ ...place, edition }, { built: begin, now: begin }, schema);
const noted = (note: string) => (kept: ReturnType<ReturnType<typeof open>['read']>) => ({
  ...kept,
  world: { ...kept.world, note },
});

beforeEach(() => localStorage.clear());

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

  it('begins again when another tab does, and only then', () => {
    const store = open();
    const leave = store.subscribe(() => {});
    store.change(noted('sold'));
    const other = open();
    other.change(noted('counted'));
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'what the other wrote' }));
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

  it('tells its screens when another tab changed something', () => {
    const store = open();
    let told = 0;
    const leave = store.subscribe(() => {
      told += 1;
    });
    open().change(noted('elsewhere'));
    dispatchEvent(new StorageEvent('storage', { key: key }));
    expect(told).toBe(1);
    expect(store.read().world.note).toBe('elsewhere');
    leave();
    dispatchEvent(new StorageEvent('storage', { key: key }));
    expect(told).toBe(1);
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
      localStorage.setItem(key, JSON.stringify({ world, goals: [], areTasksHidden: false }));
      expect(open().read().world).toEqual(begin());
    }
    const world = { goods: [], note: 'kept' };
    for (const beside of [
      { goals: [1], areTasksHidden: false },
      { goals: 'sold', areTasksHidden: false },
      { goals: [] },
    ]) {
      localStorage.setItem(key, JSON.stringify({ world, ...beside }));
      expect(open().read().world).toEqual(begin());
    }
  });
});
