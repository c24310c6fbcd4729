import { describe, expect, it } from 'vitest';
import { sectionOf } from '../data.ts';
import { ballsToOverEnd, type Scorecard, scorecardAfter } from './score.ts';
import { paperForTest, sure } from './testing.ts';

const match = sure(sectionOf(paperForTest('gallery-theke').data, 'match'));
type Ball = (typeof match.balls)[number];

const before = scorecardAfter(match, 0);
const after = (...balls: Ball[]) => scorecardAfter({ ...match, balls }, balls.length);
const facing = ({ batters }: Scorecard) => sure(batters[match.striker]);

describe('the scorebook', () => {
  it('counts fours and sixes to the batter who hit them', () => {
    const { fours, sixes } = facing(before);
    expect(facing(after({ by: 1, mark: '4' }))).toMatchObject({ fours: fours + 1, sixes });
    expect(facing(after({ by: 1, mark: '6' }))).toMatchObject({ fours, sixes: sixes + 1 });
    expect(facing(after({ by: 1, mark: '2' }))).toMatchObject({ fours, sixes });
  });

  it('counts a leg bye to the total alone, and has the batters cross for it', () => {
    const card = after({ by: 1, mark: 'lb' });
    expect(card).toMatchObject({
      total: before.total + 1,
      extras: before.extras + 1,
      balls: before.balls + 1,
    });
    expect(facing(card).runs).toBe(facing(before).runs);
    expect(card.bowlers[1]?.runs).toBe(before.bowlers[1]?.runs);
    expect(card.batters[card.striker]?.short).toEqual({ en: 'Tamjid', bn: 'তামজিদ' });
  });

  it('tells each ball by its over and its place in it, a wide by the place it is bowled again at', () => {
    const { bowled } = after(
      { by: 1, mark: '4' },
      { by: 1, mark: 'wd' },
      { by: 1, mark: '2' },
      { by: 1, mark: '0' },
      { by: 1, mark: '0' },
      { by: 0, mark: '6' },
    );
    expect(bowled.map(({ over, ball }) => `${over}.${ball}`)).toEqual([
      '42.3',
      '42.4',
      '42.4',
      '42.5',
      '42.6',
      '43.1',
    ]);
    expect(bowled.map(({ total }) => total - before.total)).toEqual([4, 5, 7, 7, 7, 13]);
  });

  it('has the bowler of the first ball before it is bowled', () => {
    const first: Ball = { by: 2, mark: '0' };
    expect(scorecardAfter({ ...match, balls: [first] }, 0).bowler).toBe(2);
  });

  it('is closed when the last batter is out, and counts nothing more', () => {
    const batters = match.batters.map((one) =>
      one.state === 'waiting' ? { ...one, state: 'out' as const } : one,
    );
    const balls: Ball[] = [
      { by: 1, mark: 'W' },
      { by: 1, mark: '6' },
    ];
    expect(scorecardAfter({ ...match, batters, balls }, 2)).toMatchObject({
      wickets: 10,
      total: before.total,
      isClosed: true,
    });
  });

  it('leaves out a ball of a bowler who is not in the list', () => {
    expect(after({ by: 9, mark: '6' })).toEqual({ ...before, bowler: 9 });
  });
});

it('finds the end of an over, with its wides, and that of a list that stops within one', () => {
  expect(ballsToOverEnd(match, match.shown)).toBe(10);
  expect(ballsToOverEnd(match, 10)).toBe(17);
  const { length } = match.balls;
  expect(ballsToOverEnd(match, length)).toBe(length);
  expect(ballsToOverEnd({ ...match, balls: match.balls.slice(0, 8) }, match.shown)).toBe(8);
});
