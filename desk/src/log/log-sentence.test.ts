import { expect, it } from 'vitest';
import { logSentenceNameOf } from './log-sentence.ts';

it.each([
  ['stage', 'closed', 'stage-closed'],
  ['stage', 'lost', 'other'],
  ['exported', null, 'exporting'],
  ['exported', '120', 'exported'],
  ['noted', null, 'noted'],
] as const)('%s with %s has the sentence %s', (action, detail, name) => {
  expect(logSentenceNameOf({ action, detail })).toBe(name);
});
