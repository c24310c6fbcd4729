import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { textIn } from '../../demo/words.ts';
import { taka } from '../../words/taka.ts';
import type { Office } from '../office/speak.ts';
import { pipelineSchema } from './schema.ts';
import { beginPipeline, type PipelineData } from './world.ts';

/** A demo of this engine as its folder says, speaking English, its pictures all one address. */
export function openPipeline(name: string) {
  const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
  const given = pipelineSchema.parse(parse(readFileSync(file, 'utf8')));
  const data: PipelineData = withAddresses(given, () => '/picture.svg');
  const office: Office<PipelineData> = {
    data,
    translate: (words) => textIn(words, 'en'),
    money: (amount) => taka(amount, 'en'),
    count: String,
  };
  return { data, office, world: beginPipeline(data) };
}
