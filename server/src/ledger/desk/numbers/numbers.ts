import { type FormId, formIds } from '@nokshi/forms/forms.ts';
import { knownLanguages, type Language } from '@nokshi/forms/languages.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import { readMedian } from './answer-times.ts';
import { type Cell, readCells } from './cells.ts';
import type { Opening } from './office-time.ts';
import type { Period } from './period.ts';
import { readDemos, readShares, type Share, type Shares } from './shares.ts';

/** What is counted, and what it is compared with: as many weeks, which end before. */
export type NumbersAsked = {
  present: Period;
  former: Period;
  /** When the office was open, from when the former period begins. */
  openings: readonly Opening[];
};

/** Of one week or one period. Only what isn't set aside is accepted. */
type Received = { accepted: number; setAside: number };

/** The outcomes of a period's accepted enquiries. */
type Answers = {
  answered: number;
  /** Neither answered nor closed. */
  waiting: number;
  /** Closed without an answer. */
  closed: number;
  /** Until the first answer, within office hours; null when there was none. */
  medianMilliseconds: number | null;
};

type PeriodNumbers = Received & { weeks: Received[]; answers: Answers };

export type Numbers = {
  present: PeriodNumbers;
  former: PeriodNumbers;
  /** Of the accepted ones, as are the following. */
  kinds: Share<FormId>[];
  languages: Share<Language>[];
  pages: Shares;
  campaigns: Shares;
  demos: Shares;
};

/**
 * Counts the enquiries of two periods. It reads all of their rows, in five statements.
 * @throws when the periods overlap
 */
export async function readNumbers(ledger: Kysely<Schema>, asked: NumbersAsked): Promise<Numbers> {
  const { present, former, openings } = asked;
  if (former.until > (present.weeks[0] ?? 0)) throw new Error('The periods overlap.');
  const cells = await readCells(ledger, present, former);
  const numbersOf = async (period: Period): Promise<PeriodNumbers> => {
    const own = cells.filter((cell) => cell.period === period);
    return {
      ...receivedIn(own),
      weeks: period.weeks.map((start) => receivedIn(own.filter(({ week }) => week === start))),
      answers: {
        answered: acceptedIn(own, ({ outcome }) => outcome === 'answered'),
        waiting: acceptedIn(own, ({ outcome }) => outcome === 'waiting'),
        closed: acceptedIn(own, ({ outcome }) => outcome === 'closed'),
        medianMilliseconds: await readMedian(ledger, period, openings),
      },
    };
  };
  const sharesOf = <Name extends string>(
    names: readonly Name[],
    nameOf: (cell: Cell) => Name,
  ): Share<Name>[] =>
    names.map((name) => {
      const inPeriod = (period: Period) =>
        acceptedIn(cells, (cell) => cell.period === period && nameOf(cell) === name);
      return { name, present: inPeriod(present), former: inPeriod(former) };
    });
  return {
    present: await numbersOf(present),
    former: await numbersOf(former),
    kinds: sharesOf(formIds, ({ kind }) => kind),
    languages: sharesOf(knownLanguages, ({ language }) => language),
    pages: await readShares(ledger, present, former, 'page'),
    campaigns: await readShares(ledger, present, former, 'campaign'),
    demos: await readDemos(ledger, present, former),
  };
}

const sumOf = (cells: readonly Cell[]): number =>
  cells.reduce((sum, { number }) => sum + number, 0);

const acceptedIn = (cells: readonly Cell[], isWanted: (cell: Cell) => boolean): number =>
  sumOf(cells.filter((cell) => !cell.isSetAside && isWanted(cell)));

const receivedIn = (cells: readonly Cell[]): Received => ({
  accepted: sumOf(cells.filter(({ isSetAside }) => !isSetAside)),
  setAside: sumOf(cells.filter(({ isSetAside }) => isSetAside)),
});
