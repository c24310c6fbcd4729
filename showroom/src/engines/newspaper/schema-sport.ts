import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { say } from '../../demo/words-schema.ts';

const count = z.number().int().min(0);

/** What one ball brought: runs off the bat, a wicket, a wide, or a leg bye. */
const ballMarks = ['0', '1', '2', '3', '4', '6', 'W', 'wd', 'lb'] as const;

/** One innings, as it stood before the balls below; every total is counted from these. */
export const match = z
  .strictObject({
    part: z.literal('match'),
    series: say(60),
    ground: say(60),
    batting: say(40),
    bowling: say(40),
    backdrop: picture,
    overs: z.number().int().positive(),
    extras: count,
    batters: z
      .array(
        z.strictObject({
          name: say(40),
          short: say(20),
          runs: count,
          balls: count,
          fours: count,
          sixes: count,
          state: z.enum(['out', 'in', 'waiting']),
          how: say(60).optional().describe('How they got out'),
        }),
      )
      .length(11),
    striker: count.describe('The place in the list of who faces the next ball, from 0'),
    bowlers: z
      .array(
        z.strictObject({
          name: say(40),
          short: say(20),
          balls: count,
          runs: count,
          wickets: count,
        }),
      )
      .min(2),
    shown: count.describe('How many of the balls are bowled when the page opens'),
    balls: z
      .array(
        z.strictObject({
          by: count.describe('The place of the bowler in the list, from 0'),
          mark: z.enum(ballMarks),
          note: say(160).optional(),
          how: say(60).optional().describe('For a wicket'),
        }),
      )
      .min(1),
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

export const league = z.strictObject({
  part: z.literal('league'),
  title: say(40),
  clubs: z
    .array(
      z.strictObject({
        name: say(40),
        won: count,
        drawn: count,
        lost: count,
        scored: count,
        conceded: count,
      }),
    )
    .min(2),
});

export const fixtures = z.strictObject({
  part: z.literal('fixtures'),
  title: say(40),
  matches: z
    .array(
      z.strictObject({
        game: say(30),
        home: say(40),
        away: say(40),
        ground: say(60),
        day: z.number().int().describe('From today, at the ground'),
        time: z
          .string()
          .regex(/^\d\d:\d\d$/)
          .describe('On the clock of the ground'),
        ahead: z.number().describe('How many hours that clock is ahead of Dhaka’s'),
        city: say(30).describe('Whose clock that is'),
      }),
    )
    .min(1),
});
