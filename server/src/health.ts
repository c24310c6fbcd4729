import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Channel } from './database/schema.ts';
import type { Environment } from './environment.ts';
import { sharedTime } from './outbox/shared-time.ts';

/** What `/readyz` says. Numbers only: nothing in it is about a person. */
type Readiness = {
  ready: boolean;
  database: 'writable' | 'unavailable';
  /** Minutes since the oldest enquiry was queued that has not reached the company; null for none. */
  oldestUndelivered: number | null;
  parked: number;
  quarantined: number;
};

/** Asking more often than this gives the same answer, so that asking costs no disk writes. */
const freshMilliseconds = 1000;

async function measure(
  database: Database,
  channels: readonly Channel[],
  alarmMinutes: number,
  now: number,
): Promise<Readiness> {
  const { time, waiting, quarantined } = await database.use(async (ledger) => {
    // A real write: a read-only or full database can be told in no other way.
    await ledger
      .insertInto('heartbeat')
      .values({ id: 1, beat_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: now }))
      .execute();
    const time = await sharedTime(database.kind, ledger, now);
    // What a clock that was ahead has queued in the future waits from now on, as far as is known.
    await ledger
      .updateTable('deliveries')
      .set({ queued_at: time })
      .where('state', 'in', ['queued', 'parked'])
      .where('queued_at', '>', time)
      .execute();
    const waiting = await ledger
      .selectFrom('deliveries')
      .innerJoin('enquiries', 'enquiries.reference', 'deliveries.reference')
      .select([
        // Nothing was queued before it came in: a clock that was behind says so.
        sql<number | null>`min(case
          when received_at > queued_at and received_at <= ${sql.lit(time)} then received_at
          else queued_at end)`.as('oldest'),
        sql<number>`count(case when state = 'parked' then 1 end)`.as('parked'),
      ])
      .where('state', 'in', ['queued', 'parked'])
      .where('channel', 'in', channels)
      .executeTakeFirstOrThrow();
    const quarantined = await ledger
      .selectFrom('enquiries')
      .select((count) => count.fn.countAll<number>().as('number'))
      .where('status', '=', 'quarantined')
      .executeTakeFirstOrThrow();
    return { time, waiting, quarantined };
  });
  const oldest = waiting.oldest === null ? null : Math.floor((time - waiting.oldest) / 60_000);
  return {
    ready: (oldest === null || oldest < alarmMinutes) && Number(waiting.parked) === 0,
    database: 'writable',
    oldestUndelivered: oldest,
    parked: Number(waiting.parked),
    quarantined: Number(quarantined.number),
  };
}

/**
 * `/healthz`: the process is up. `/readyz`: the ledger can be written, and nothing has waited longer
 * than DELIVERY_ALARM_MINUTES for its delivery to the company.
 */
export function healthRoutes(
  app: FastifyInstance,
  environment: Environment,
  database: Database,
  now: () => number,
): void {
  // A visitor's mistyped address keeps the automatic reply waiting; that is no alarm. Nor is a
  // webhook that was taken out of use. The company's mail counts, configured or not.
  const channels: Channel[] = environment.WEBHOOK_URL ? ['notice', 'webhook'] : ['notice'];
  const alarmMinutes = environment.DELIVERY_ALARM_MINUTES;
  let latest: { at: number; answer: Promise<Readiness> } | undefined;

  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ up: true }),
  );
  app.get('/readyz', async (request, reply) => {
    const time = now();
    // Back before the latest answer: the clock was put right.
    if (!latest || time < latest.at || time - latest.at >= freshMilliseconds) {
      const answer = measure(database, channels, alarmMinutes, time).catch(
        (failure: unknown): Readiness => {
          request.log.error({ event: 'database.unavailable', err: failure });
          return {
            ready: false,
            database: 'unavailable',
            oldestUndelivered: null,
            parked: 0,
            quarantined: 0,
          };
        },
      );
      latest = { at: time, answer };
    }
    const readiness = await latest.answer;
    return reply
      .code(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}
