import type { Numbers, PeriodNumbers } from '@nokshi/contract/numbers.ts';
import { numbersAsked } from '@nokshi/contract/numbers.ts';
import type { FastifyInstance } from 'fastify';
import type { Numbers as Counted } from '../../ledger/desk/numbers/numbers.ts';
import type { Period } from '../../ledger/desk/numbers/period.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { readAs } from '../read-as.ts';
import { openingsBetween, periodsUntil } from './calendar.ts';

/** `/numbers`: how many enquiries came in, whence, and how long they waited. */
export function numbersRoutes(
  app: FastifyInstance,
  { timed, reader, sentences }: Pick<DeskDependencies, 'timed' | 'reader' | 'sentences'>,
): void {
  app.get('/numbers', async (request): Promise<Numbers> => {
    const { weeks } = readAs(numbersAsked, request.query);
    const { timeZone, officeHours } = sentences;
    const time = await timed.time();
    const { present, former } = periodsUntil(time, weeks, timeZone);
    const since = former.weeks[0] ?? time;
    const openings = openingsBetween(since, time, officeHours, timeZone);
    const counted = await reader.ask('numbers', { present, former, openings });
    return {
      timeZone,
      ...counted,
      present: told(present, counted.present),
      former: told(former, counted.former),
    };
  });
}

const written = (time: number): string => new Date(time).toISOString();

const told = (
  { weeks, until }: Period,
  { weeks: received, ...numbers }: Counted['present'],
): PeriodNumbers => ({
  since: written(weeks[0] ?? until),
  until: written(until),
  ...numbers,
  weeks: received.map((week, index) => ({ begins: written(weeks[index] ?? until), ...week })),
});
