import type { SectionOf } from '../data.ts';

/** Clubs in the order of a football table: points, goal difference, goals scored. */
export const tableOf = ({ clubs }: SectionOf<'league'>) =>
  clubs
    .map((club) => ({
      ...club,
      played: club.won + club.drawn + club.lost,
      difference: club.scored - club.conceded,
      points: club.won * 3 + club.drawn,
    }))
    .toSorted((a, b) => b.points - a.points || b.difference - a.difference || b.scored - a.scored);
