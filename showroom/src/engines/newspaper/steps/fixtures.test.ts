import { expect, it } from 'vitest';
import { sectionOf } from '../data.ts';
import { dhakaTimeOf, toCome } from './fixtures.ts';
import { paperForTest, sure } from './testing.ts';

const { matches } = sure(sectionOf(paperForTest('gallery-theke').data, 'fixtures'));

it('puts fixtures on the clock of Dhaka, over midnight too', () => {
  const of = (ahead: number) => sure(matches.find((match) => match.ahead === ahead));
  expect(dhakaTimeOf(of(3))).toEqual({ day: '2026-11-28', minutes: 16 * 60 + 30 });
  expect(dhakaTimeOf(of(-11))).toEqual({ day: '2026-12-01', minutes: 5 * 60 + 30 });
});

it('lists matches as Dhaka can watch them, whatever order they were entered in', () => {
  const times = [
    { day: '2026-11-23', minutes: 1050 },
    { day: '2026-11-24', minutes: 900 },
    { day: '2026-11-24', minutes: 1080 },
    { day: '2026-11-25', minutes: 840 },
    { day: '2026-11-26', minutes: 990 },
    { day: '2026-11-28', minutes: 990 },
    { day: '2026-12-01', minutes: 330 },
  ];
  expect(toCome(matches).map(dhakaTimeOf)).toEqual(times);
  expect(toCome(matches.toReversed()).map(dhakaTimeOf)).toEqual(times);
});
