import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { textIn } from '../../demo/words.ts';
import { beginOffice } from './begin.ts';
import { money } from './money.ts';
import { officeSchema } from './schema.ts';
import type { Office } from './speak.ts';
import type { OfficeData } from './world.ts';

/** A demo of this engine as its folder says, speaking English, its pictures all one address. */
export function openOffice(name: string) {
  const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
  const given = officeSchema.parse(parse(readFileSync(file, 'utf8')));
  const data: OfficeData = withAddresses(given, () => '/picture.svg');
  const office: Office<OfficeData> = {
    data,
    translate: (words) => textIn(words, 'en'),
    money: (amount) => money(amount, data.currency, 'en'),
    count: String,
  };
  return { data, office, world: beginOffice(data) };
}
