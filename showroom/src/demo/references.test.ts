import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultsOfReferences, ref } from './references.ts';

const named = z.strictObject({ id: z.string() });

const schema = z.strictObject({
  boats: z.array(named.extend({ berths: z.array(named).default([]) })),
  parcels: z.array(z.strictObject({ number: z.number() })).default([]),
  sample: ref('parcels').nullable().default(null),
  quay: z.strictObject({ boats: z.array(ref('boats')) }).optional(),
  way: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('land'), lorries: z.array(named) }),
      z.strictObject({ kind: z.literal('water'), first: ref('boats', 'way.lorries') }),
    ])
    .optional(),
  taken: z.record(ref('boats'), ref('boats.*.berths')).default({}),
  choice: z.strictObject({ options: z.array(named), start: ref('.options') }).optional(),
});

const boats = [{ id: 'padma', berths: [{ id: 'a' }, { id: 'b' }] }, { id: 'titas' }];

const faultsOf = (demo: z.input<typeof schema>) =>
  faultsOfReferences(schema, schema.parse(demo)).map(
    ({ path, message }) => `${path.join(' ')} ${message}`,
  );

it('finds nothing where every name leads somewhere', () => {
  expect(
    faultsOf({
      boats,
      parcels: [{ number: 7 }],
      sample: '7',
      quay: { boats: ['titas'] },
      way: { kind: 'water', first: 'titas' },
      taken: { padma: 'b' },
      choice: { options: [{ id: 'oak' }], start: 'oak' },
    }),
  ).toEqual([]);
});

it('says where a name leads nowhere, in which list it is missing, and what is there', () => {
  expect(
    faultsOf({
      boats,
      sample: '7',
      quay: { boats: ['padma', 'jamuna'] },
      way: { kind: 'water', first: 'meghna' },
      choice: { options: [{ id: 'oak' }], start: 'teak' },
    }),
  ).toEqual([
    'sample names 7; there are in parcels: none',
    'quay boats 1 names jamuna; there are in boats: padma, titas',
    'way first names meghna; there are in boats and way.lorries: padma, titas',
    'choice start names teak; there are in .options: oak',
  ]);
});

it('looks at what stands under a key in the list of that key, if there is one', () => {
  expect(faultsOf({ boats, taken: { padma: 'c', jamuna: 'a' } })).toEqual([
    'taken padma names c; there are in boats.padma.berths: a, b',
    'taken jamuna names jamuna; there are in boats: padma, titas',
  ]);
});

it('finds an id that a list has twice, in lists within lists, too', () => {
  const berths = [{ id: 'a' }, { id: 'b' }, { id: 'a' }];
  expect(faultsOf({ boats: [{ id: 'padma', berths }, { id: 'padma' }] })).toEqual([
    'boats 0 berths 2 id is a for a second time: choose another id',
    'boats 1 id is padma for a second time: choose another id',
  ]);
});
