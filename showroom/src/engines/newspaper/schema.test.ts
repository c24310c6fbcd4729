import { expect, it } from 'vitest';
import { writtenDemo } from '../../demo/read-demos.ts';
import { demoSchema } from '../engines.ts';
import { newspaperSchema } from './schema.ts';

const demo = writtenDemo('dhorla', newspaperSchema);
const [first] = demo.stories;
if (!first) throw new Error('the demo has lost its stories');

it.each([
  [{ stories: [{ ...first, section: 'tea' }] }, 'names tea; there are in sections: news, farm'],
  [{ stories: [{ ...first, area: 'dhaka' }] }, 'names dhaka; there are: '],
  [{ ways: [{ section: 'tea' }] }, 'names tea; there are: news, farm'],
  [{ ways: [{ page: 'rates', name: 'Rates' }] }, 'names rates; there are: '],
])('says of %j what is there', (change, message) => {
  const issues = demoSchema.safeParse({ ...demo, ...change }).error?.issues ?? [];
  expect(issues.map((one) => one.message).join('; ')).toContain(message);
});
