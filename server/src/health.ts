import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import { minute } from './durations.ts';
import type { Environment } from './environment.ts';
import type { Database } from './ledger/database/database.ts';
import { DatabaseUnavailable } from './ledger/database/failure.ts';
import { patienceMilliseconds } from './ledger/database/patience.ts';
import { elapsedSince } from './ledger/database/wrong-clocks.ts';
import { iso } from './ledger/iso.ts';
import { type JobState, jobStates } from './ledger/jobs.ts';
import { beat, isWell } from './ledger/readiness.ts';
import type { Reader } from './ledger/reading/reader.ts';
import type { Log } from './log.ts';
import { onceASecond } from './once-a-second.ts';
import type { Releases } from './releases/releases.ts';

/** What `/readyz` tells the operator. Numbers only: nothing in it is about a person. */
type Readiness = {
  ready: boolean;
  /** Whether all servers of the ledger show the same, from one folder. */
  servers: 'together' | 'apart';
  /** Whether the published site was left as another version of the program built it, since this one could not. */
  site: 'present' | 'older';
  database: 'writable' | 'unavailable';
  /** Minutes since the oldest enquiry was queued that has not reached the company; null for none. */
  oldestUndelivered: number | null;
  parked: number;
  setAside: number;
  /** By name; a failing job is no reason not to be ready. */
  jobs: Record<string, ReportedJob>;
};

/** What is shown of the site, as far as an operator has to know. */
type ShownSite = Pick<Releases, 'isApart' | 'isLeftOlder'>;

/** How a job stands: without the reason of its failure, which may quote an address. */
type ReportedJob = {
  isFailing: boolean;
  ranAt: string | null;
  failedAt: string | null;
  nextAt: string | null;
};

/** The counts of waiting deliveries and jobs. */
export type Backlog = {
  /** Since the oldest enquiry was queued that has not reached the company; null for none. */
  oldestMilliseconds: number | null;
  parked: number;
  setAside: number;
  jobs: readonly JobState[];
};

/** The waiting counts; undefined while the ledger can't be written. */
export type AskBacklog = () => Promise<Backlog | undefined>;

async function measure(
  database: Database,
  reader: Reader,
  channels: readonly Channel[],
  now: number,
): Promise<Backlog> {
  const [time, jobs] = await database.use(
    async (ledger) => [await beat(ledger, now), await jobStates(ledger)] as const,
    performance.now() + patienceMilliseconds,
  );
  const { oldest, parked, setAside } = await reader.ask('backlog', { channels, time });
  return {
    // A digest that is not due yet is no trouble at all.
    oldestMilliseconds: oldest === null ? null : elapsedSince(oldest, time),
    parked,
    setAside,
    jobs,
  };
}

/** The ledger as far as its health goes: each question is asked at most once a second, whoever asks. */
export type Health = {
  /** Whether the ledger can be written, nothing was given up and nothing has waited too long. */
  isReady: () => Promise<boolean>;
  waiting: AskBacklog;
};

/** @param log is told once when the ledger goes away, and of each other failure */
export function askHealth(
  database: Database,
  reader: Reader,
  settings: Pick<Environment, 'WEBHOOK_URL' | 'DELIVERY_ALARM_MINUTES'>,
  log: Pick<Log, 'error'>,
  now: () => number,
): Health {
  // A visitor's mistyped address keeps the automatic reply waiting; that is no alarm. Nor is a
  // webhook that was taken out of use. The company's mail counts, configured or not.
  const channels: Channel[] = settings.WEBHOOK_URL ? ['notice', 'webhook'] : ['notice'];
  const most = settings.DELIVERY_ALARM_MINUTES * minute;
  let isAway = false;
  /** Undefined when it could not be found out; the log says why, and once when the ledger is away. */
  const found = async <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      const answer = await asked;
      isAway = false;
      return answer;
    } catch (failure) {
      if (!(failure instanceof DatabaseUnavailable)) {
        log.error({ event: 'health.failed', err: failure });
      } else if (!isAway) {
        isAway = true;
        log.error({ event: 'database.unavailable', err: failure });
      }
      return undefined;
    }
  };
  return {
    isReady: onceASecond(now, async (time) => {
      const isWellNow = database.use(
        (ledger) => isWell(ledger, channels, most, time),
        performance.now() + patienceMilliseconds,
      );
      return (await found(isWellNow)) ?? false;
    }),
    waiting: onceASecond(now, (time) => found(measure(database, reader, channels, time))),
  };
}

const reported = ({ failure, ranAt, failedAt, nextAt }: JobState): ReportedJob => ({
  isFailing: failure !== null,
  ranAt: iso(ranAt),
  failedAt: iso(failedAt),
  nextAt: iso(nextAt),
});

/** The whole story for the operator, which visitors never see: it would tell a spammer what was set aside. */
export function readinessOf(
  waiting: Backlog | undefined,
  alarmMinutes: number,
  { isApart, isLeftOlder }: ShownSite = { isApart: false, isLeftOlder: false },
): Readiness {
  const servers = isApart ? 'apart' : 'together';
  const site = isLeftOlder ? 'older' : 'present';
  if (!waiting) {
    return {
      ready: false,
      servers,
      site,
      database: 'unavailable',
      oldestUndelivered: null,
      parked: 0,
      setAside: 0,
      jobs: {},
    };
  }
  const { oldestMilliseconds, parked, setAside, jobs } = waiting;
  const oldest = oldestMilliseconds === null ? null : Math.floor(oldestMilliseconds / minute);
  return {
    ready: !isApart && !isLeftOlder && (oldest === null || oldest < alarmMinutes) && parked === 0,
    servers,
    site,
    database: 'writable',
    oldestUndelivered: oldest,
    parked,
    setAside,
    jobs: Object.fromEntries(jobs.map((job) => [job.name, reported(job)])),
  };
}

/**
 * `/healthz`: the process is up. `/readyz`: the ledger can be written, and nothing has waited longer
 * than DELIVERY_ALARM_MINUTES for its delivery to the company, all servers show the same, and that is what this program built. Anybody may ask, so neither says more.
 */
export function healthRoutes(app: FastifyInstance, isReady: Health['isReady']): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ up: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
