// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const beacon = vi.fn();

beforeEach(() => {
  beacon.mockReset();
  Object.assign(navigator, { sendBeacon: beacon });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'prerendering');
});

/** A page that has come. @param names of what the server says of it */
async function come(names: string[], visit: object) {
  const serverTiming = names.map((name) => ({ name }));
  const entries = [{ serverTiming, ...visit }] as unknown as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  vi.resetModules();
  await import('./shown.ts');
}

const show = () => {
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
};

it('tells of a page that was made ahead once it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await come(['ahead'], { activationStart: 0 });
  expect(beacon).not.toHaveBeenCalled();
  show();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(beacon.mock.calls).toEqual([['/api/views']]);
});

it('tells at once of one that was fetched ahead, or is shown by now', async () => {
  await come(['ahead'], { deliveryType: 'navigational-prefetch' });
  await come(['ahead'], { activationStart: 12 });
  expect(beacon).toHaveBeenCalledTimes(2);
});

it('tells nothing of a page that the server has counted, or whose header the browser has kept', async () => {
  await come([], { activationStart: 12 });
  await come(['other'], { deliveryType: 'navigational-prefetch' });
  await come(['ahead'], { activationStart: 0, deliveryType: 'cache' });
  show();
  expect(beacon).not.toHaveBeenCalled();
});
