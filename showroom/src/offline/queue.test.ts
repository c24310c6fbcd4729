// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newOf, openQueue } from './queue.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('lets nothing wait while the line is alive', () => {
  const queue = openQueue('shop');
  queue.add(['1']);
  expect(queue.read().waiting).toEqual([]);
});

it('lets what comes up wait while the cable is pulled, and sends it in order', () => {
  const queue = openQueue('shop');
  queue.cut(true);
  queue.add(['1', '2']);
  queue.add(['3']);
  queue.cut(false);
  expect(queue.read().waiting).toEqual(['1', '2', '3']);
  queue.sendFirst();
  expect(queue.read().waiting).toEqual(['2', '3']);
});

it('puts what comes up later behind what still waits', () => {
  const queue = openQueue('shop');
  queue.cut(true);
  queue.add(['1']);
  queue.cut(false);
  queue.add(['2']);
  expect(queue.read().waiting).toEqual(['1', '2']);
});

it('counts a browser without network as a pulled cable', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const queue = openQueue('shop');
  queue.add(['1']);
  expect(queue.read()).toEqual({ isCut: false, waiting: ['1'] });
});

it('comes back after a reload, and is gone when everything begins again', () => {
  const queue = openQueue('shop');
  queue.cut(true);
  queue.add(['1']);
  expect(openQueue('shop').read()).toEqual({ isCut: true, waiting: ['1'] });
  expect(openQueue('other').read()).toEqual({ isCut: false, waiting: [] });
  queue.clear();
  expect([queue.read(), openQueue('shop').read()]).toEqual([
    { isCut: false, waiting: [] },
    { isCut: false, waiting: [] },
  ]);
});

it('follows other tabs, and tells its screens', () => {
  const queue = openQueue('shop');
  let told = 0;
  const leave = queue.subscribe(() => {
    told += 1;
  });
  openQueue('shop').cut(true);
  dispatchEvent(new StorageEvent('storage', { key: 'demo:shop:line' }));
  expect([told, queue.read().isCut]).toEqual([1, true]);
  leave();
});

it('goes on in memory where storage is full, and begins afresh on what does not fit', () => {
  localStorage.setItem('demo:shop:line', '{"isCut":"yes"}');
  const queue = openQueue('shop');
  expect(queue.read()).toEqual({ isCut: false, waiting: [] });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  queue.cut(true);
  queue.add(['1']);
  queue.add(['2']);
  expect(queue.read().waiting).toEqual(['1', '2']);
});

it('finds what is new, in its order', () => {
  expect(newOf(['1', '2'], ['1', '2', '3', '4'])).toEqual(['3', '4']);
  expect(newOf(['1', '2'], ['2'])).toEqual([]);
});
