import { describe, expect, it } from 'vitest';
import { sectionOf } from '../data.ts';
import { ballsToOverEnd, oversOf, scorecardAfter } from './score.ts';
import { paperForTest } from './testing.ts';

const { data } = paperForTest('gallery-theke');
const match = sectionOf(data, 'match');
if (!match) throw new Error('the sports paper has a match');

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('the scorecard', () => {
  it('stands as the gallery shows it when the page opens', () => {
    const card = scorecardAfter(match, match.shown);
    expect(`${card.total}/${card.wickets} in ${oversOf(card.balls)}`).toBe('214/6 in 43.2');
    const figures = card.batters.filter(({ state }) => state === 'in');
    expect(figures.map(({ runs, balls }) => [runs, balls])).toEqual([
      [72, 81],
      [6, 1],
    ]);
    const { wickets, runs, balls } = card.bowlers[0] ?? { wickets: 0, runs: 0, balls: 0 };
    expect(`${wickets}/${runs} in ${oversOf(balls)}`).toBe('3/41 in 8.2');
  });

  it('adds up after every ball', () => {
    for (let count = 0; count <= match.balls.length; count += 1) {
      const card = scorecardAfter(match, count);
      expect(sum(card.batters.map(({ runs }) => runs)) + card.extras).toBe(card.total);
      expect(sum(card.bowlers.map(({ balls }) => balls))).toBe(card.balls);
      expect(sum(card.batters.map(({ balls }) => balls))).toBe(card.balls);
      expect(card.batters.filter(({ state }) => state === 'out')).toHaveLength(card.wickets);
      expect(card.batters.filter(({ state }) => state === 'in')).toHaveLength(2);
      expect(card.batters[card.striker]?.state).toBe('in');
    }
  });

  it('ends with the last over, in which nobody has bowled more than ten', () => {
    const card = scorecardAfter(match, match.balls.length);
    expect(card.isClosed).toBe(true);
    expect(card.balls).toBe(match.overs * 6);
    for (const { balls } of card.bowlers) expect(balls).toBeLessThanOrEqual(60);
    expect(scorecardAfter(match, match.balls.length + 5)).toEqual(card);
  });

  it('has nobody bowl two overs running', () => {
    const { bowled } = scorecardAfter(match, match.balls.length);
    const byOver = new Map(bowled.map(({ over, bowler }) => [over, bowler.name]));
    const bowlers = [...byOver.values()];
    for (const [index, bowler] of bowlers.entries()) {
      expect(bowlers[index + 1]).not.toEqual(bowler);
    }
  });

  it('changes ends after an odd run and at the end of an over', () => {
    const four = { ...match, balls: [{ by: 0, mark: '4' as const }] };
    const one = { ...match, balls: [{ by: 0, mark: '1' as const }] };
    expect(scorecardAfter(four, 1).striker).toBe(match.striker);
    expect(scorecardAfter(one, 1).striker).not.toBe(match.striker);
    const over = scorecardAfter(match, ballsToOverEnd(match, match.shown));
    expect(over.balls % 6).toBe(0);
  });

  it('counts a wide to bowler and total, and has it bowled again', () => {
    const before = scorecardAfter(match, 0);
    const after = scorecardAfter({ ...match, balls: [{ by: 1, mark: 'wd' }] }, 1);
    expect(after.total).toBe(before.total + 1);
    expect(after.balls).toBe(before.balls);
    expect(after.bowlers[1]?.runs).toBe((before.bowlers[1]?.runs ?? 0) + 1);
  });
});
