import { expect, it } from 'vitest';
import { logSentenceNameOf } from './log-sentence.ts';

it.each([
  ['Rahim', 'stage', 'closed', 'stage-closed'],
  ['Rahim', 'stage', 'lost', 'other'],
  ['Rahim', 'exported', null, 'exporting'],
  ['Rahim', 'exported', '120', 'exported'],
  ['Rahim', 'noted', null, 'noted'],
  ['', 'refused-sign-ins', '3', 'refused-sign-ins'],
  ['Rahim', 'refused-sign-ins', '3', 'refused-sign-ins-as'],
] as const)('%s: %s with %s has the sentence %s', (author, action, detail, name) => {
  expect(logSentenceNameOf({ author, action, detail })).toBe(name);
});
