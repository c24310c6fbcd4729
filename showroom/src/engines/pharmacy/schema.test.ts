import { expect, it } from 'vitest';
import { writtenDemo } from '../../demo/read-demos.ts';
import { demoSchema } from '../engines.ts';
import { pharmacySchema } from './schema.ts';

it('says which company a medicine may name', () => {
  const faulty = writtenDemo('nishinda', pharmacySchema);
  if (faulty.medicines[0]) faulty.medicines[0].company = 'megna';
  expect(demoSchema.safeParse(faulty).error?.issues[0]?.message).toBe(
    'names megna; there are in companies: meghna, titas, surma',
  );
});
