import type { DemoText } from '../../../demo/words.ts';
import type { SectionOf } from '../data.ts';

type Match = SectionOf<'match'>;
export type Batter = Match['batters'][number];
export type Bowler = Match['bowlers'][number];
type Mark = Match['balls'][number]['mark'];

/** One ball as the page tells it. */
export type Bowled = {
  /** Overs and balls as cricket counts them: 43.2. */
  readonly over: number;
  readonly ball: number;
  readonly bowler: Bowler;
  readonly batter: Batter;
  readonly mark: Mark;
  readonly note: DemoText | undefined;
  /** The total after it. */
  readonly total: number;
};

/** A scorecard, counted from the balls. */
export type Scorecard = {
  readonly total: number;
  readonly wickets: number;
  /** Legal balls. */
  readonly balls: number;
  readonly extras: number;
  readonly batters: readonly Batter[];
  readonly bowlers: readonly Bowler[];
  readonly striker: number;
  readonly bowler: number;
  readonly bowled: readonly Bowled[];
  readonly isClosed: boolean;
};

const replaced = <Item>(items: readonly Item[], at: number, change: (item: Item) => Item) =>
  items.map((item, index) => (index === at ? change(item) : item));

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function opening({ batters, bowlers, extras, striker, balls }: Match): Scorecard {
  return {
    total: sum(batters.map(({ runs }) => runs)) + extras,
    wickets: batters.filter(({ state }) => state === 'out').length,
    balls: sum(bowlers.map((bowler) => bowler.balls)),
    extras,
    batters,
    bowlers,
    striker,
    bowler: balls[0]?.by ?? 0,
    bowled: [],
    isClosed: false,
  };
}

/** The card after so many balls. A wide is bowled again; a leg bye is not the bowler's. */
export const scorecardAfter = (match: Match, count: number): Scorecard =>
  match.balls
    .slice(0, count)
    .reduce((card, ball) => (card.isClosed ? card : afterBall(card, ball, match)), opening(match));

function afterBall(card: Scorecard, ball: Match['balls'][number], match: Match): Scorecard {
  const { mark, by, note } = ball;
  const over = Math.floor(card.balls / 6);
  const bowler = card.bowlers[by];
  const batter = card.batters[card.striker];
  if (!bowler || !batter) return card;
  const isLegal = mark !== 'wd';
  const offBat = Number(mark) || 0;
  const extra = mark === 'wd' || mark === 'lb' ? 1 : 0;
  const balls = card.balls + (isLegal ? 1 : 0);
  const total = card.total + offBat + extra;
  const isOut = mark === 'W';
  const batters = replaced(card.batters, card.striker, (one) => ({
    ...one,
    runs: one.runs + offBat,
    balls: one.balls + (isLegal ? 1 : 0),
    fours: one.fours + (mark === '4' ? 1 : 0),
    sixes: one.sixes + (mark === '6' ? 1 : 0),
    state: isOut ? ('out' as const) : one.state,
    how: isOut ? ball.how : one.how,
  }));
  const next = isOut ? batters.findIndex(({ state }) => state === 'waiting') : card.striker;
  const entered = replaced(batters, next, (one) => ({ ...one, state: 'in' as const }));
  const other = entered.findIndex(({ state }, index) => state === 'in' && index !== next);
  const runs = offBat + (mark === 'lb' ? 1 : 0);
  const changesEnds = (runs % 2 === 1) !== (isLegal && balls % 6 === 0);
  const isAllOut = next === -1;
  return {
    total,
    balls,
    wickets: card.wickets + (isOut ? 1 : 0),
    extras: card.extras + extra,
    batters: entered,
    bowlers: replaced(card.bowlers, by, (one) => ({
      ...one,
      balls: one.balls + (isLegal ? 1 : 0),
      runs: one.runs + offBat + (mark === 'wd' ? 1 : 0),
      wickets: one.wickets + (isOut ? 1 : 0),
    })),
    striker: changesEnds ? other : next,
    bowler: by,
    bowled: [
      ...card.bowled,
      { over, ball: (card.balls % 6) + 1, bowler, batter, mark, note, total },
    ],
    isClosed: isAllOut || balls >= match.overs * 6,
  };
}

/** Balls as overs: 260 are 43.2. */
export const oversOf = (balls: number): string => `${Math.floor(balls / 6)}.${balls % 6}`;

/** How many balls of the list it takes to the end of the over. */
export function ballsToOverEnd(match: Match, count: number): number {
  let next = count;
  do next += 1;
  while (next < match.balls.length && scorecardAfter(match, next).balls % 6 !== 0);
  return Math.min(next, match.balls.length);
}
