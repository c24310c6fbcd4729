import { expect, it } from 'vitest';
import { sectionOf } from '../data.ts';
import { tableOf } from './league.ts';
import { paperForTest, sure } from './testing.ts';

const league = sure(sectionOf(paperForTest('gallery-theke').data, 'league'));

it('orders the table by points', () => {
  expect(tableOf(league).map(({ points }) => points)).toEqual([22, 19, 18, 14, 11]);
  expect(tableOf(league).map(({ played }) => played)).toEqual([9, 9, 9, 9, 9]);
});

it('parts clubs level on points by goal difference, then by goals scored', () => {
  const won = (name: string, games: number, scored: number, conceded: number) => ({
    name,
    won: games,
    drawn: 0,
    lost: 0,
    scored,
    conceded,
  });
  const table = tableOf({
    ...league,
    clubs: [
      won('few goals', 2, 3, 2),
      won('many goals', 2, 5, 4),
      won('few conceded', 2, 4, 1),
      won('three wins', 3, 3, 2),
    ],
  });
  expect(table.map(({ name, difference }) => [name, difference])).toEqual([
    ['three wins', 1],
    ['few conceded', 3],
    ['many goals', 1],
    ['few goals', 1],
  ]);
});
