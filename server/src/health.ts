import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Environment } from './environment.ts';
import { sharedTime } from './ledger/database/clock.ts';
import type { Database } from './ledger/database/database.ts';
import { waitingSince } from './ledger/deliveries/due.ts';
import type { Channel } from './ledger/schema.ts';
import { onceASecond } from './once-a-second.ts';

/** What `/readyz` says. Numbers only: nothing in it is about a person. */
type Readiness = {
  ready: boolean;
  database: 'writable' | 'unavailable';
  /** Minutes since the oldest enquiry was queued that has not reached the company; null for none. */
  oldestUndelivered: number | null;
  parked: number;
  setAside: number;
};

/** What waits in a ledger that can be written. */
export type Waiting = {
  /** Since the oldest enquiry was queued that has not reached the company; null for none. */
  oldestMilliseconds: number | null;
  parked: number;
  setAside: number;
};

/** What waits; undefined while the ledger can't be written. */
export type AskWaiting = () => Promise<Waiting | undefined>;

async function measure(
  database: Database,
  channels: readonly Channel[],
  now: number,
): Promise<Waiting> {
  const { time, waiting, setAside } = await database.use(async (ledger) => {
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
        sql<number | null>`min(${waitingSince(time)})`.as('oldest'),
        sql<number>`count(case when state = 'parked' then 1 end)`.as('parked'),
      ])
      .where('state', 'in', ['queued', 'parked'])
      .where('channel', 'in', channels)
      .executeTakeFirstOrThrow();
    const setAside = await ledger
      .selectFrom('enquiries')
      .select((count) => count.fn.countAll<number>().as('number'))
      .where('set_aside', '=', 1)
      .executeTakeFirstOrThrow();
    return { time, waiting, setAside };
  });
  return {
    // A digest that is not due yet is no trouble at all.
    oldestMilliseconds: waiting.oldest === null ? null : Math.max(0, time - waiting.oldest),
    parked: Number(waiting.parked),
    setAside: Number(setAside.number),
  };
}

/** Looks at the ledger at most once a second, whoever asks, and logs when it is away. */
export function askWaiting(
  app: FastifyInstance,
  environment: Environment,
  database: Database,
  now: () => number,
): AskWaiting {
  // A visitor's mistyped address keeps the automatic reply waiting; that is no alarm. Nor is a
  // webhook that was taken out of use. The company's mail counts, configured or not.
  const channels: Channel[] = environment.WEBHOOK_URL ? ['notice', 'webhook'] : ['notice'];
  return onceASecond(now, (time) =>
    measure(database, channels, time).catch((failure: unknown) => {
      app.log.error({ event: 'database.unavailable', err: failure });
      return undefined;
    }),
  );
}

function readinessOf(waiting: Waiting | undefined, alarmMinutes: number): Readiness {
  if (!waiting) {
    return {
      ready: false,
      database: 'unavailable',
      oldestUndelivered: null,
      parked: 0,
      setAside: 0,
    };
  }
  const { oldestMilliseconds, parked, setAside } = waiting;
  const oldest = oldestMilliseconds === null ? null : Math.floor(oldestMilliseconds / 60_000);
  return {
    ready: (oldest === null || oldest < alarmMinutes) && parked === 0,
    database: 'writable',
    oldestUndelivered: oldest,
    parked,
    setAside,
  };
}

/**
 * `/healthz`: the process is up. `/readyz`: the ledger can be written, and nothing has waited longer
 * than DELIVERY_ALARM_MINUTES for its delivery to the company.
 */
export function healthRoutes(
  app: FastifyInstance,
  environment: Environment,
  waiting: AskWaiting,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ up: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const readiness = readinessOf(await waiting(), environment.DELIVERY_ALARM_MINUTES);
    return reply
      .code(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}
