import { expect, it } from 'vitest';
import { writtenDemo } from '../../demo/read-demos.ts';
import { pharmacySchema } from './schema.ts';

it('says which company a medicine may name', () => {
  const faulty = writtenDemo('nishinda', pharmacySchema);
  if (faulty.medicines[0]) faulty.medicines[0].company = 'megna';
  expect(pharmacySchema.safeParse(faulty).error?.issues[0]?.message).toBe(
    'megna does not exist; there are: meghna, titas, surma',
  );
});
