import { expect, it } from 'vitest';
import { partOf } from '../data.ts';
import { dhakaTimeOf } from './fixtures.ts';
import { paperForTest, sure } from './testing.ts';

it('puts fixtures on the clock of Dhaka, over midnight too', () => {
  const { matches } = sure(partOf(paperForTest('gallery-theke').data, 'fixtures'));
  const of = (ahead: number) => sure(matches.find((match) => match.ahead === ahead));
  expect(dhakaTimeOf(of(3))).toEqual({ day: 6, minutes: 16 * 60 + 30 });
  expect(dhakaTimeOf(of(-11))).toEqual({ day: 9, minutes: 5 * 60 + 30 });
});
