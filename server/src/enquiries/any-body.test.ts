import { type FormId, fieldNames, formIds } from '@nokshi/forms/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, aDemo, anOffer, runningApp } from '../../test/running-app.ts';

const good = { contact: aContact, demo: aDemo, offer: anOffer };

/** Any JSON value, and forms of which some fields are any JSON value. */
const body = (kind: FormId): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue(),
    fc
      .dictionary(
        fc.constantFrom(...fieldNames(kind), 'key', 'page', 'leave_empty'),
        fc.jsonValue(),
      )
      .map((some) => ({ ...good[kind], ...some })),
  );

const app = () => runningApp({ DATA_DIR: newDirectory(), RATE_LIMIT_MAX: '100000000' });

describe.each(formIds)('the form %s', (kind) => {
  const send = async (server: Awaited<ReturnType<typeof app>>, payload: string) =>
    server.inject({
      method: 'POST',
      url: `/api/${kind}`,
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it.each([
    '[]',
    'null',
    '"x"',
    '""',
    '0',
    '-1.5',
    'true',
    'false',
    '[null]',
    '[{"name":"x"}]',
    '{}',
  ])('answers the body %s with a sentence for each field that is missing', async (payload) => {
    const answer = await send(await app(), payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual((await send(await app(), '{}')).json());
  });

  it('answers any JSON with a reference or with sentences for its own fields', async () => {
    const server = await app();
    const names: ReadonlySet<string> = new Set(fieldNames(kind));
    await fc.assert(
      fc.asyncProperty(body(kind), async (value) => {
        const answer = await send(server, JSON.stringify(value));
        const output = answer.json();
        if (answer.statusCode === 200 || answer.statusCode === 201) {
          expect(output).toEqual({ reference: expect.stringMatching(/^[A-Z]+-/) });
          return;
        }
        // A key that was drawn before, with other words.
        if (answer.statusCode === 409) return;
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(output.errors).length).toBeGreaterThan(0);
        for (const [name, sentence] of Object.entries(output.errors)) {
          expect(names).toContain(name);
          expect(sentence).toMatch(/\S{2}/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
