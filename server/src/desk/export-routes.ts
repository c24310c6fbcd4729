import { exportAsked } from '@nokshi/contract/export.ts';
import { deedsAsked } from '@nokshi/contract/log.ts';
import { dayIn } from '@nokshi/forms/calendar-day.ts';
import type { FastifyInstance } from 'fastify';
import { csv } from '../export/csv.ts';
import { jsonEnd, jsonPage } from '../export/json.ts';
import { logCsv } from '../export/log-csv.ts';
import { everyLogPage } from '../ledger/desk/log.ts';
import { everyPage } from '../ledger/enquiries/list.ts';
import type { DeskDependencies } from './dependencies.ts';
import { userOf } from './guard.ts';
import { deedsOf, filterOf } from './query-parameters.ts';
import { readAs } from './read-as.ts';
import { demandExporter, fileSender } from './sent-file.ts';

const formats = {
  csv: { type: 'text/csv; charset=utf-8', page: csv, end: () => '' },
  json: { type: 'application/json; charset=utf-8', page: jsonPage, end: jsonEnd },
};

const logFormat = { ...formats.csv, page: logCsv };

/** Rows that are read together: on PostgreSQL that is done where visitors are answered. */
const mostRead = 100;

/** `/export` and `/log/export`: all enquiries of a view, or what was done, as a file. */
export function exportRoutes(
  app: FastifyInstance,
  { timed, reader, sentences }: DeskDependencies,
): void {
  const { timeZone } = sentences;
  const send = fileSender(timed);
  const forExporter = { onRequest: demandExporter, exposeHeadRoute: false };

  app.get('/export', forExporter, (request, reply) => {
    const { format, ...asked } = readAs(exportAsked, request.query);
    return send(request, reply, (time) => {
      const filter = filterOf(asked, userOf(request).email, time, timeZone);
      return {
        name: `enquiries-${dayIn(timeZone, time)}.${format}`,
        format: formats[format],
        pages: everyPage(
          (listing) => reader.ask('enquiries', { ...listing, most: mostRead }),
          filter,
        ),
        ...{ began: 'exporting', ended: 'exported' },
      };
    });
  });

  app.get('/log/export', forExporter, (request, reply) => {
    const query = deedsOf(readAs(deedsAsked, request.query), timeZone);
    return send(request, reply, (time) => ({
      name: `log-${dayIn(timeZone, time)}.csv`,
      format: logFormat,
      pages: everyLogPage((one) => reader.ask('log', one), {
        ...query,
        ...{ reference: undefined, most: mostRead },
      }),
      ...{ began: 'exporting-log', ended: 'exported-log' },
    }));
  });
}
