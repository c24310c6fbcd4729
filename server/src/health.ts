import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import type { Channel } from './database/schema.ts';
import type { Environment } from './environment.ts';
import { waitingSince } from './outbox/due.ts';

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
  const { waiting, quarantined } = await database.use(async (ledger) => {
    // A real write: a read-only or full database can be told in no other way.
    await ledger
      .insertInto('heartbeat')
      .values({ id: 1, beat_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: now }))
      .execute();
    const waiting = await ledger
      .selectFrom('deliveries')
      .select([
        sql<number | null>`min(${waitingSince})`.as('oldest'),
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
    return { waiting, quarantined };
  });
  // A clock that was ahead when it was queued has not made it younger than new.
  const oldest =
    waiting.oldest === null ? null : Math.max(0, Math.floor((now - waiting.oldest) / 60_000));
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
    if (!latest || time - latest.at >= freshMilliseconds) {
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
