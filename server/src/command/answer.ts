import { Resolver } from 'node:dns/promises';
import type { Environment } from '../environment.ts';
import { backup } from '../ledger/backup.ts';
import { sharedTime } from '../ledger/database/clock.ts';
import type { Database } from '../ledger/database/database.ts';
import { pause, pausedSince, resume } from '../ledger/deliveries/pause.ts';
import { resend, resendParked } from '../ledger/deliveries/resend.ts';
import { demandResendable } from '../ledger/deliveries/resend-rules.ts';
import { auditLog } from '../ledger/desk/log-chain.ts';
import { forget } from '../ledger/enquiries/forget.ts';
import { listEnquiries } from '../ledger/enquiries/list.ts';
import { readEnquiry } from '../ledger/enquiries/read.ts';
import { release } from '../ledger/enquiries/release.ts';
import { iso } from '../ledger/iso.ts';
import { readStats } from '../ledger/reading/stats.ts';
import { readWaiting } from '../ledger/reading/waiting.ts';
import { restore } from '../ledger/restore.ts';
import { checkMail } from '../sending/mail-check.ts';
import { loadSentences } from '../sentences.ts';
import { type Piece, readAll } from './all.ts';
import type { Asked, Verb } from './arguments.ts';
import { longClock } from './clock.ts';
import {
  printEnquiry,
  printForgotten,
  printJson,
  printList,
  printSentence,
  printStats,
  sayNone,
} from './print.ts';
import { printQueue } from './print-queue.ts';

/** Thrown when there is no such enquiry. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** Thrown when the log of the desk is not as it was written. */
export class LogChanged extends Error {
  override name = 'LogChanged';
}

/** Thrown with what keeps mails of this server from arriving, among what does not. */
export class MailNotRight extends Error {
  override name = 'MailNotRight';
}

/** The context of a verb. */
export type Surroundings = {
  database: Database;
  environment: Environment;
  /** Columns of the terminal. */
  width: number;
  /** Milliseconds since 1970. */
  now: number;
};

/** How many `list` and `queue` show without `--all`. */
const latest = 20;

/** About automatic replies that are not queued again. */
const staying = (late: number): string =>
  late > 0 ? ` Automatic replies that stay, more than a day after the enquiry: ${late}.` : '';

const onClock = (time: string | null): string =>
  time === null ? 'never' : longClock(loadSentences().timeZone)(time);

/** @param why what of the enquiry is in the way, where it is there */
async function notFound(database: Database, reference: string, why: string): Promise<NotFound> {
  const enquiry = await database.use((ledger) => readEnquiry(ledger, reference));
  return new NotFound(
    enquiry ? `${reference} ${why}.` : `There is no enquiry ${reference} in ${database.name}.`,
  );
}

type Answer = (asked: Asked, surroundings: Surroundings) => Promise<string>;

const answers: Record<Exclude<Verb, 'export'>, Answer> = {
  async list(asked, { database, width }) {
    const { state, search } = asked.filter;
    // Who looks for somebody finds them, taken for spam or not.
    const isLatest = state === undefined && search === undefined;
    const filter = isLatest ? { ...asked.filter, state: 'accepted' as const } : asked.filter;
    const page = await database.use((ledger) =>
      listEnquiries(ledger, { filter, after: undefined, most: latest }),
    );
    if (asked.json) return printJson(page.enquiries);
    const ifNone = sayNone(filter, database.name);
    return printList(page, ifNone, width, loadSentences().timeZone);
  },

  async show({ subject: reference, json }, { database }) {
    const enquiry = await database.use((ledger) => readEnquiry(ledger, reference));
    if (!enquiry) throw new NotFound(`There is no enquiry ${reference} in ${database.name}.`);
    return json ? printJson(enquiry) : printEnquiry(enquiry);
  },

  async queue({ filter, all, json }, { database, width }) {
    const most = all ? Number.MAX_SAFE_INTEGER - 1 : latest;
    const waiting = await database.use((ledger) =>
      readWaiting(ledger, { filter, after: undefined, most }),
    );
    if (json) return printJson({ groups: waiting.groups, deliveries: waiting.deliveries });
    const since = iso(await database.use(pausedSince));
    return printQueue(waiting, since, width, loadSentences().timeZone, database.name);
  },

  async stats(asked, { database, width }) {
    const stats = await readStats(database, asked.filter, loadSentences().enquiriesKeptDays);
    return asked.json ? printJson(stats) : printStats(stats, width, database.name);
  },

  async audit({ json }, { database, now }) {
    const audit = await database.use(async (ledger) =>
      auditLog(ledger, await sharedTime(ledger, now)),
    );
    const { entries, gone, last, changed, takenOut, broken, unlinked } = audit;
    const faults = [
      ...changed.map((position) => `changed: ${position}`),
      ...takenOut.map((position) => `taken out: ${position}`),
      ...broken.map((position) => `does not follow from the one before: ${position}`),
      ...(unlinked > 0 ? [`in no chain: ${unlinked} entries`] : []),
    ];
    if (faults.length > 0) {
      throw new LogChanged(`The log of the desk is not as it was written.\n${faults.join('\n')}`);
    }
    if (json) return printJson({ entries, gone, last: last ?? null });
    const end = last ? ` The last link is ${last.position}, ${last.hash}.` : '';
    return printSentence(
      `The log of the desk is as it was written: ${entries} entries, and ${gone} that were forgotten or are older than a year.${end}`,
    );
  },

  async 'mail-check'({ subject, selector, json }, { environment }) {
    const resolver = new Resolver({ timeout: 3000, tries: 2 });
    const selectors = selector === undefined ? [] : [selector];
    const findings = await checkMail(environment, subject, selectors, resolver);
    const text = json
      ? printJson(findings)
      : findings.map(({ isRight, sentence }) => `${isRight ? '✓' : '✗'} ${sentence}`).join('\n');
    if (findings.some(({ isRight }) => !isRight)) throw new MailNotRight(text);
    return json ? text : printSentence(text);
  },

  async resend({ subject: reference, parked, channel, json }, { database, now }) {
    if (parked) {
      const resent = await resendParked(database, now, channel);
      if (json) return printJson(resent);
      return printSentence(`Queued again: ${resent.queued} deliveries.${staying(resent.late)}`);
    }
    if (channel) await demandResendable(database, reference, channel, now);
    const resent = await resend(database, reference, now, channel);
    if (!resent) {
      throw await notFound(database, reference, 'is set aside: release delivers it');
    }
    if (json) return printJson({ reference, ...resent });
    const queued = resent.queued.join(', ') || 'nothing';
    return printSentence(`${reference}: queued again: ${queued}.${staying(resent.late)}`);
  },

  async release({ subject: reference, json }, { database, environment, now }) {
    const queued = await release(database, reference, environment.WEBHOOK_URL !== undefined, now);
    if (!queued) throw await notFound(database, reference, 'is not set aside');
    return json
      ? printJson({ reference, queued })
      : printSentence(`${reference} is released; queued: ${queued.join(', ')}.`);
  },

  async pause({ json }, { database, now }) {
    const [isNew, since] = await database.use(async (ledger) => [
      await pause(ledger, now),
      iso(await pausedSince(ledger)),
    ]);
    return json
      ? printJson({ pausedSince: since, wasPaused: !isNew })
      : printSentence(
          `Delivery ${isNew ? 'is paused' : 'was paused already,'} since ${onClock(since)}; enquiries are kept meanwhile. resume lets it go on.`,
        );
  },

  async resume({ json }, { database }) {
    const since = iso(await database.use(resume));
    if (json) return printJson({ pausedSince: null, wasPaused: since !== null });
    return printSentence(
      since === null
        ? 'Delivery is not paused.'
        : `Delivery goes on; it was paused since ${onClock(since)}.`,
    );
  },

  async forget({ subject, json }, { database }) {
    const forgotten = await forget(database, subject);
    if (forgotten.references.length === 0) {
      throw new NotFound(`There is nothing about ${subject} in ${database.name}.`);
    }
    return json ? printJson(forgotten) : printForgotten(forgotten);
  },

  async backup({ subject }, { database }) {
    await backup(database, subject);
    return printSentence(`The ledger is written to ${subject}.`);
  },

  async restore({ subject }, { database }) {
    const count = await restore(database, subject);
    const since = iso(await database.use(pausedSince));
    const paused =
      since === null ? '' : ` Delivery is paused since ${onClock(since)}; resume lets it go on.`;
    return printSentence(`Brought back from ${subject}: ${count} enquiries.${paused}`);
  },
};

/**
 * Does what was asked on the command line.
 * @returns what to print, in pieces where it may be more than memory holds
 * @throws NotFound, ResendRefused, FileRefused, DatabaseUnavailable
 */
export async function* answer(asked: Asked, surroundings: Surroundings): AsyncGenerator<Piece> {
  const { verb, all } = asked;
  if (verb === 'export' || (verb === 'list' && all)) {
    yield* readAll(asked, surroundings.database, surroundings.width);
    return;
  }
  const text = await answers[verb](asked, surroundings);
  yield { text, enquiries: 0, oldest: undefined };
}
