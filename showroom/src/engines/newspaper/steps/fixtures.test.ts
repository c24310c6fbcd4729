import { expect, it } from 'vitest';
import { sectionOf } from '../data.ts';
import { dhakaTimeOf, toCome } from './fixtures.ts';
import { paperForTest, sure } from './testing.ts';

const { matches } = sure(sectionOf(paperForTest('gallery-theke').data, 'fixtures'));

it('puts fixtures on the clock of Dhaka, over midnight too', () => {
  const of = (ahead: number) => sure(matches.find((match) => match.ahead === ahead));
  expect(dhakaTimeOf(of(3))).toEqual({ day: 6, minutes: 16 * 60 + 30 });
  expect(dhakaTimeOf(of(-11))).toEqual({ day: 9, minutes: 5 * 60 + 30 });
});

it('lists matches as Dhaka can watch them, whatever order they were entered in', () => {
  const times = [
    { day: 1, minutes: 1050 },
    { day: 2, minutes: 900 },
    { day: 2, minutes: 1080 },
    { day: 3, minutes: 840 },
    { day: 4, minutes: 990 },
    { day: 6, minutes: 990 },
    { day: 9, minutes: 330 },
  ];
  expect(toCome(matches).map(dhakaTimeOf)).toEqual(times);
  expect(toCome(matches.toReversed()).map(dhakaTimeOf)).toEqual(times);
});
