import { afterEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf, secondsToWait, sendEnquiry } from './send.ts';

const contact = { endpoint: '/api', kind: 'contact', referencePrefix: 'NK' } as const;

const json = (status: number, body: unknown, headers?: Record<string, string>) =>
  new Response(JSON.stringify(body), headers ? { status, headers } : { status });

afterEach(() => vi.unstubAllGlobals());

describe('the answer of the server', () => {
  it.each([
    [201, { reference: 'NK-7F3K-92QD' }, { result: 'taken', reference: 'NK-7F3K-92QD' }],
    [200, { reference: 'NK-7F3K-92QD' }, { result: 'taken', reference: 'NK-7F3K-92QD' }],
    [422, { errors: { email: 'No.' } }, { result: 'mend', errors: { email: 'No.' } }],
    [403, {}, { result: 'crossSite' }],
    [409, {}, { result: 'conflict' }],
    [413, {}, { result: 'tooLarge' }],
    [415, {}, { result: 'unsupported' }],
    [429, {}, { result: 'busy', seconds: 10 }],
    [500, {}, { result: 'unavailable' }],
    [503, { error: 'Away.' }, { result: 'unavailable' }],
    [422, { errors: { other: 'No.' } }, { result: 'unavailable' }],
    [422, { errors: { name: 7 } }, { result: 'unavailable' }],
    [404, {}, { result: 'unavailable' }],
  ])('%i %j', async (status, body, outcome) => {
    expect(await outcomeOf(json(status, body), contact)).toEqual(outcome);
  });

  it('is no success without a reference, as behind a login page of a network', async () => {
    const page = new Response('<h1>Log in</h1>', { status: 200 });
    expect(await outcomeOf(page, contact)).toEqual({ result: 'unreachable' });
    for (const odd of ['<b>', 'XY-7F3K-92QD']) {
      const answer = json(200, { reference: odd });
      expect(await outcomeOf(answer, contact)).toEqual({ result: 'unreachable' });
    }
  });

  it('says how long to wait, within reason', () => {
    const now = Date.UTC(2026, 10, 20, 12);
    expect(secondsToWait('7')).toBe(7);
    expect(secondsToWait('0')).toBe(1);
    expect(secondsToWait('999999')).toBe(120);
    expect(secondsToWait('Fri, 20 Nov 2026 12:00:30 GMT', now)).toBe(30);
    expect(secondsToWait('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(1);
    expect(secondsToWait('soon')).toBe(10);
    expect(secondsToWait(null)).toBe(10);
  });
});

it('sends the key in the header and in the body', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    json(201, { reference: 'NK-7F3K-92QD' }),
  );
  vi.stubGlobal('fetch', fetch);
  await sendEnquiry(contact, 'k1', { name: 'Rahima' });
  const [url, options] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/contact');
  expect(new Headers(options?.headers).get('idempotency-key')).toBe('k1');
  expect(JSON.parse(String(options?.body))).toEqual({ name: 'Rahima', key: 'k1' });
});

it('never throws when the line drops', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendEnquiry({ ...contact, kind: 'demo' }, 'k1', {})).toEqual({
    result: 'unreachable',
  });
});
