import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import type { TillData } from './data.ts';
import { tillSchema } from './schema.ts';

/** The demos of this engine, for its tests. */
export const demoNames = ['tinbela', 'lal-sutli', 'loha-lokkor'] as const;
type DemoName = (typeof demoNames)[number];

export function readDemo(name: DemoName) {
  const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
  return tillSchema.parse(parse(readFileSync(file, 'utf8')));
}

export const demoData = (name: DemoName): TillData =>
  withAddresses(readDemo(name), () => '/picture.svg');
