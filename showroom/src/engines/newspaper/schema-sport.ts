import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { day, time } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';

const count = z.number().int().min(0);

const batter = z.strictObject({
  name: demoText(40),
  short: demoText(20),
  runs: count,
  balls: count,
  fours: count,
  sixes: count,
  state: z.enum(['out', 'in', 'waiting']),
  how: demoText(60).optional().describe('How they got out'),
});

const bowler = z.strictObject({
  name: demoText(40),
  short: demoText(20),
  balls: count,
  runs: count,
  wickets: count,
});

const ball = z.strictObject({
  by: count.describe('The place of the bowler in the list, from 0'),
  mark: z
    .enum(['0', '1', '2', '3', '4', '6', 'W', 'wd', 'lb'])
    .describe('What it brought: runs off the bat, a wicket, a wide, or a leg bye'),
  note: demoText(160).optional(),
  how: demoText(60).optional().describe('For a wicket'),
});

/** One innings, as it stood before the balls below; every total is counted from these. */
export const match = z
  .strictObject({
    part: z.literal('match'),
    series: demoText(60),
    ground: demoText(60),
    batting: demoText(40),
    bowling: demoText(40),
    backdrop: picture,
    overs: z.number().int().positive(),
    extras: count,
    batters: z.array(batter).length(11),
    striker: count.describe('The place in the list of who faces the next ball, from 0'),
    bowlers: z.array(bowler).min(2),
    shown: count.describe('How many of the balls are bowled when the page opens'),
    balls: z.array(ball).min(1),
  })
  .superRefine(({ batters, bowlers }, context) => {
    const faced = batters.reduce((sum, { balls }) => sum + balls, 0);
    const bowled = bowlers.reduce((sum, { balls }) => sum + balls, 0);
    if (faced !== bowled) {
      context.addIssue({
        code: 'custom',
        path: ['bowlers'],
        message: `bowled ${bowled} balls, but the batters faced ${faced}; both must be the same`,
      });
    }
    if (batters.filter(({ state }) => state === 'in').length !== 2) {
      context.addIssue({ code: 'custom', path: ['batters'], message: 'two must be in' });
    }
  });

const club = z.strictObject({
  name: demoText(40),
  won: count,
  drawn: count,
  lost: count,
  scored: count,
  conceded: count,
});

export const league = z.strictObject({
  part: z.literal('league'),
  title: demoText(40),
  clubs: z.array(club).min(2),
});

const fixture = z.strictObject({
  game: demoText(30),
  home: demoText(40),
  away: demoText(40),
  ground: demoText(60),
  day: day.describe('At the ground'),
  time: time.describe('On the clock of the ground'),
  ahead: z.number().describe('How many hours that clock is ahead of Dhaka’s'),
  city: demoText(30).describe('Whose clock that is'),
});

export const fixtures = z.strictObject({
  part: z.literal('fixtures'),
  title: demoText(40),
  matches: z.array(fixture).min(1),
});
