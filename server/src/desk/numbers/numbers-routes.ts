import { Readable } from 'node:stream';
import type { Numbers, PeriodNumbers } from '@nokshi/contract/numbers.ts';
import { numbersAsked } from '@nokshi/contract/numbers.ts';
import { dayIn, daysLater } from '@nokshi/forms/calendar-day.ts';
import type { FastifyInstance } from 'fastify';
import { csvRows, guarded } from '../../export/csv.ts';
import type { Numbers as Counted } from '../../ledger/desk/numbers/numbers.ts';
import type { Period } from '../../ledger/desk/numbers/period.ts';
import type { Days } from '../../ledger/desk/numbers/readers.ts';
import { hostOf } from '../../ledger/views/names.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { readAs } from '../read-as.ts';
import { openingsBetween, periodsUntil } from './calendar.ts';

/** `/numbers`: how many enquiries came in, whence, and how long they waited; and how often pages were viewed. */
export function numbersRoutes(
  app: FastifyInstance,
  { timed, reader, sentences }: Pick<DeskDependencies, 'timed' | 'reader' | 'sentences'>,
): void {
  app.get('/numbers', async (request): Promise<Numbers> => {
    const { weeks } = readAs(numbersAsked, request.query);
    const { timeZone, officeHours, viewsKeptDays, company } = sentences;
    const time = await timed.time();
    const { present, former } = periodsUntil(time, weeks, timeZone);
    const since = former.weeks[0] ?? time;
    const openings = openingsBetween(since, time, officeHours, timeZone);
    const counted = await reader.ask('numbers', { present, former, openings });
    const readers = viewsKeptDays
      ? await reader.ask('readers', {
          present: daysOf(present, timeZone),
          former: daysOf(former, timeZone),
          period: present,
          own: [hostOf(company.en.url), hostOf(request.host)],
        })
      : null;
    return {
      timeZone,
      ...counted,
      readers,
      present: told(present, counted.present),
      former: told(former, counted.former),
    };
  });

  app.get('/numbers/views', { exposeHeadRoute: false }, async (request, reply) => {
    const { weeks } = readAs(numbersAsked, request.query);
    const { timeZone } = sentences;
    const { present } = periodsUntil(await timed.time(), weeks, timeZone);
    const { first, last } = daysOf(present, timeZone);
    async function* write(): AsyncGenerator<string> {
      yield csvRows([['day', 'kind', 'name', 'number']], true);
      for (let day = first; day <= last; day = daysLater(day, 1)) {
        const rows = await reader.ask('viewsOfDay', day);
        yield csvRows(
          rows.map(({ kind, name, number }) => [day, kind, guarded(name), String(number)]),
          false,
        );
      }
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="views-${first}-${last}.csv"`)
      .send(Readable.from(write()));
  });
}

const daysOf = ({ weeks, until }: Period, timeZone: string): Days => ({
  first: dayIn(timeZone, weeks[0] ?? until),
  last: dayIn(timeZone, until),
});

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
