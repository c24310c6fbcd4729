import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { newspaperSchema } from './schema.ts';

/** The data of a demo of this engine, as its folder says, its pictures without addresses. */
export function dataOf(name: string) {
  const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
  return withAddresses(newspaperSchema.parse(parse(readFileSync(file, 'utf8'))), () => '');
}

/** What must be there. @throws when it isn't */
export function sure<Found>(one: Found | undefined): Found {
  if (one === undefined) throw new Error('the paper lacks that');
  return one;
}

export const today = new Date(2026, 10, 22);
