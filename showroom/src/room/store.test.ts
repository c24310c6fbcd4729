// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore, Refusal } from './store.ts';

type World = {
  goods: { name: string | { en: string; bn: string }; left: number }[];
  note: string;
};
const begin = (): World => ({ goods: [{ name: { en: 'Rice', bn: 'চাল' }, left: 4 }], note: '' });
const place = { name: 'shop', version: 2 };
const open = () => openStore<World>(place, begin);
const noted = (note: string) => (kept: ReturnType<ReturnType<typeof open>['read']>) => ({
  ...kept,
  world: { ...kept.world, note },
});

beforeEach(() => localStorage.clear());

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
    dispatchEvent(new StorageEvent('storage', { key: 'demo:shop:v2' }));
    expect(told).toBe(1);
    expect(store.read().world.note).toBe('elsewhere');
    leave();
    dispatchEvent(new StorageEvent('storage', { key: 'demo:shop:v2' }));
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

  it('leaves what an older version kept, and removes it', () => {
    localStorage.setItem('demo:shop:v1', JSON.stringify({ world: {}, goals: [] }));
    localStorage.setItem('demo:other:v1', 'of another demo');
    expect(open().read().world).toEqual(begin());
    expect(localStorage.getItem('demo:shop:v1')).toBeNull();
    expect(localStorage.getItem('demo:other:v1')).toBe('of another demo');
  });

  it('begins again on anything that does not fit', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        localStorage.setItem('demo:shop:v2', stored);
        expect(open().read().world).toEqual(begin());
      }),
    );
    for (const world of [
      { goods: 'rice', note: '' },
      { goods: [{ name: 'rice' }], note: '' },
    ]) {
      localStorage.setItem(
        'demo:shop:v2',
        JSON.stringify({ world, goals: [], areTasksHidden: false }),
      );
      expect(open().read().world).toEqual(begin());
    }
  });
});
