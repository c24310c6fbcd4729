import fc from 'fast-check';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { testEnvironment } from '../test/test-environment.ts';
import { logOptions } from './log.ts';

/** What the log says of a failure. */
function logged(failure: unknown): { err: Record<string, unknown> } {
  const lines: string[] = [];
  const options = logOptions({ ...testEnvironment({}), LOG_LEVEL: 'info' });
  const stream = { write: (line: string) => void lines.push(line) };
  const { log } = fastify({ logger: { ...Object(options), stream } });
  log.error({ event: 'test', err: failure });
  return JSON.parse(lines.join(''));
}

it.each([
  'table enquiries has no column named city',
  'no such column: city',
  'NOT NULL constraint failed: enquiries.city',
  'column "city" of relation "enquiries" does not exist',
  'relation "enquiries" does not exist',
  "Cannot read properties of undefined (reading 'city')",
  'fields.city.trim is not a function',
])('names what a programmer has to look for: %s', (message) => {
  const { err } = logged(new TypeError(message));
  expect(err['message']).toBe(message);
});

it('says where a failure happened, however deep', () => {
  const deep = (depth: number): never => {
    if (depth === 0) throw new TypeError('no');
    return deep(depth - 1);
  };
  let failure: unknown;
  try {
    deep(9);
  } catch (thrown) {
    failure = thrown;
  }
  expect(logged(failure).err['at']).toHaveLength(10);
});

it('repeats no word of a visitor that a message quotes', () => {
  const quoting = [
    (words: string) => `invalid input syntax for type integer: "${words}"`,
    (words: string) => `Key (email)=(${words}) already exists.`,
    (words: string) => `Cannot use 'in' operator to search for 'a' in ${words}`,
    (words: string) => `Unexpected token 'r', "${words}" is not valid JSON`,
    (words: string) => `550 5.1.1 <${words}>: Recipient address rejected`,
    (words: string) => words,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...quoting), fc.string({ minLength: 1 }), (quote, typed) => {
      const words = `rahim@example.com ${typed}`;
      const { err } = logged(new Error(quote(words)));
      expect(JSON.stringify(err)).not.toContain('rahim@example.com');
    }),
  );
});
