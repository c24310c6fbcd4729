import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { openDatabase, runningApp } from '../../test/running-app.ts';

const bodies = 2000;
/** Until everything is loaded and compiled. */
const warmUp = 200;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes in use without garbage, which alone makes a heap breathe by a hundred. */
function memoryInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

const allowed = new Set([200, 201, 303, 403, 409, 413, 415, 422, 429]);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    "'; drop table enquiries; --",
    '{{constructor.constructor(1)()}}',
    '%00%ff%',
    '\u202Egnp.exe',
    "=cmd|' /C calc'!A0",
    'a'.repeat(70_000),
    '👩‍👩‍👧‍👦'.repeat(900),
    `${'a@'.repeat(30_000)}`,
    `a@b${'.'.repeat(60_000)}`,
    '<a '.repeat(1_600),
  ),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(null, 0, -1, 1e308, true, [], {}, [[[[[]]]]]) },
);
const name = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'name',
      'email',
      'phone',
      'subject',
      'message',
      'company',
      'software',
      'consent',
      'key',
      'page',
      'referrer',
      'campaign',
      'leave_empty',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'status', 'reference', ''),
  },
);
const goodParts = {
  name: 'Rahim',
  email: 'rahim@example.com',
  message: 'Hello',
  phone: '01700000000',
};
const fields = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(name, value), { maxLength: 12 }))
  .map(([good, pairs]) => ({ ...(good ? goodParts : {}), ...Object.fromEntries(pairs) }));

const encoded = (object: Record<string, unknown>): string =>
  Object.entries(object)
    .map((pair) =>
      pair
        .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
        .map((part) => encodeURIComponent(part.toWellFormed()))
        .join('='),
    )
    .join('&');

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const request = fc.oneof(
  { weight: 6, arbitrary: fields.map((body) => ({ type: json, payload: JSON.stringify(body) })) },
  { weight: 3, arbitrary: fields.map((body) => ({ type: form, payload: encoded(body) })) },
  {
    weight: 1,
    arbitrary: fc.jsonValue().map((body) => ({ type: json, payload: JSON.stringify(body) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          json,
          form,
          'text/plain',
          'multipart/form-data',
          'x',
          `${json}; charset=utf-16`,
        ),
        text,
      )
      .map(([type, payload]) => ({ type, payload })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: json, payload: '{"__proto__":{"name":"x"},"constructor":{"prototype":{}}}' },
      { type: json, payload: `${'['.repeat(30_000)}${']'.repeat(30_000)}` },
      { type: json, payload: '{"name":"a","name":"b"}' },
      { type: form, payload: 'name=a&name=b&email=%&message=%ff%fe' },
      { type: form, payload: '&'.repeat(60_000) },
      { type: form, payload: 'a[b][c]=1&a.b=2&__proto__[x]=1' },
    ),
  },
);

onBothDatabases('hostile bodies', (newLedger, kindOfDatabase) => {
  it('never break the server, and leave its memory as it was', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const samples = fc.sample(
      fc.tuple(fc.constantFrom('contact', 'demo'), request, fc.boolean()),
      kindOfDatabase === 'postgres' ? bodies / 4 : bodies,
    );
    const statuses = new Map<number, number>();
    const memory: number[] = [];
    let acknowledged = new Set<string>();
    for (const [index, [kind, { type, payload }, asBrowser]] of samples.entries()) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/${kind}`,
        headers: { 'content-type': type, ...(asBrowser ? { accept: 'text/html' } : {}) },
        payload,
      });
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      if (!allowed.has(answer.statusCode)) {
        expect.fail(`${answer.statusCode} for ${type} ${payload.slice(0, 300)}`);
      }
      const reference =
        answer.statusCode === 303
          ? String(answer.headers.location).slice(-12)
          : asBrowser
            ? undefined
            : (answer.json() as { reference?: string }).reference;
      if (reference) acknowledged = acknowledged.add(reference);
      if (index === warmUp || index === samples.length - 1) memory.push(memoryInUse());
    }
    // All kinds of answers occurred, and everything acknowledged stands there.
    for (const status of [201, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(5);
    const kept = (await allEnquiries(openDatabase(ledger))).map(({ reference }) => reference);
    expect(kept.sort()).toEqual([...acknowledged].sort());
    const [before = 0, after = Number.POSITIVE_INFINITY] = memory;
    expect(after - before).toBeLessThan(20);
  });
});
