import { describe, expect, it } from 'vitest';
import { deedNameOf, detailOf } from './sentence.ts';

const colleagues = [{ email: 'karima@nokshi.example', name: 'Karima' }];

describe('a deed', () => {
  it.each([
    ['stage', 'closed', 'stage-closed', 'closed'],
    ['stage', 'lost', 'other', 'lost'],
    ['exported', null, 'exporting', 0],
    ['exported', '120', 'exported', 120],
    ['assigned', 'karima@nokshi.example', 'assigned', 'Karima'],
    ['assigned', 'gone@nokshi.example', 'assigned', 'gone@nokshi.example'],
    ['noted', null, 'noted', ''],
  ] as const)('%s with %s has the sentence %s', (action, detail, name, told) => {
    expect([deedNameOf({ action, detail }), detailOf({ action, detail }, colleagues)]).toEqual([
      name,
      told,
    ]);
  });
});
