import { withoutDirectionMarks } from '@nokshi/forms/invisible-signs.ts';
import type { Filter } from '../ledger/enquiries/filter.ts';
import type { Forgotten } from '../ledger/enquiries/forget.ts';
import type { Page } from '../ledger/enquiries/list.ts';
import { type EnquiryWithDeliveries, stateOf } from '../ledger/enquiries/read.ts';
import type { Leftovers } from '../ledger/overwriting/overwrite.ts';
import type { Stats } from '../ledger/reading/stats.ts';
import { loadSentences } from '../sentences.ts';
import { type Clock, longClock, shortClock } from './clock.ts';
import { table } from './table.ts';

const lines = (...texts: string[]): string => `${texts.join('\n')}\n`;

/** What to say where nothing was found. @param ledger which one was read */
export function sayNone(filter: Filter, ledger: string): string {
  const { kind, state, since, search } = filter;
  const isNarrow = [kind, since, search].some((one) => one !== undefined);
  if (isNarrow || (state !== undefined && state !== 'accepted')) {
    return `No such enquiries in ${ledger}.`;
  }
  const setAside = state === 'accepted' ? ' but what is set aside (--all shows it)' : '';
  return `No enquiries in ${ledger}${setAside}.`;
}

/** For programs. */
export const printJson = (value: unknown): string => lines(JSON.stringify(value, null, 2));

export const printSentence = (sentence: string): string => lines(sentence);

/**
 * One line for each enquiry.
 * @param isBegin whether they have a heading
 * @param width columns of the terminal
 * @param timeZone whose clock times are told by
 */
export function printPage(
  enquiries: readonly EnquiryWithDeliveries[],
  isBegin: boolean,
  width: number,
  timeZone: string,
): string {
  const clock = shortClock(timeZone);
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    clock(enquiry.receivedAt),
    enquiry.kind,
    stateOf(enquiry),
    enquiry.name || enquiry.company,
    enquiry.email || enquiry.phone,
    enquiry.subject || enquiry.software || enquiry.message,
  ]);
  const heading = ['Reference', 'Received', 'Kind', 'State', 'Name', 'Contact', 'About'];
  return lines(table(isBegin ? [heading, ...rows] : rows, width));
}

/**
 * One line for each enquiry, and whether there are more.
 * @param ifNone what to say where there is none
 * @param width columns of the terminal
 * @param timeZone whose clock times are told by
 */
export function printList(
  { enquiries, more, isComplete }: Pick<Page, 'enquiries' | 'more' | 'isComplete'>,
  ifNone: string,
  width: number,
  timeZone: string,
): string {
  return [
    enquiries.length === 0 ? lines(ifNone) : printPage(enquiries, true, width, timeZone),
    more ? lines('… and more: --all shows them.') : '',
    isComplete
      ? ''
      : lines('Some are not searched yet: a running server makes them ready within seconds.'),
  ].join('');
}

/** Everything about one enquiry, as wide as it is: nothing of it is cut. */
export function printEnquiry(enquiry: EnquiryWithDeliveries): string {
  const { deliveries, message, ...rest } = enquiry;
  const clock = longClock(loadSentences().timeZone);
  const facts = Object.entries({ ...rest, receivedAt: clock(rest.receivedAt) })
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => [name, String(value)]);
  const tries = deliveries.map((delivery) => [
    [delivery.channel, delivery.recipient].join(' ').trim(),
    printDelivery(delivery, clock),
  ]);
  const facing = table([...facts, ...tries], Number.POSITIVE_INFINITY);
  if (message === '') return lines(facing);
  const printable = withoutDirectionMarks(message).replace(/\p{Cc}/gu, (control) =>
    control === '\n' ? control : ' ',
  );
  return lines(facing, '', printable);
}

function printDelivery(
  delivery: EnquiryWithDeliveries['deliveries'][number],
  clock: Clock,
): string {
  const { state, isInDigest, attempts, nextAt, deliveredAt, lastError } = delivery;
  if (state === 'withheld') return `withheld: ${lastError}`;
  return [
    state,
    ...(isInDigest ? [state === 'queued' ? 'for a digest' : 'in a digest'] : []),
    `after ${attempts} attempts`,
    ...(deliveredAt ? [`at ${clock(deliveredAt)}`] : []),
    ...(nextAt ? [`next ${clock(nextAt)}`] : []),
    ...(lastError ? [`(${lastError})`] : []),
  ].join(' ');
}

/**
 * @param width columns of the terminal
 * @param ledger which one was read
 */
export function printStats(stats: Stats, width: number, ledger: string): string {
  const clock = longClock(loadSentences().timeZone);
  const { enquiries, byKind, byState, byMonth, oldestUndelivered, pausedSince } = stats;
  const { retention, failingJobs } = stats;
  const rows = [
    ['ledger', ledger],
    ['enquiries', enquiries],
    ...Object.entries({ ...byKind, ...byState, ...byMonth }),
    ['oldest undelivered', oldestUndelivered ? clock(oldestUndelivered) : 'none'],
    ...(pausedSince ? [['delivery', `paused since ${clock(pausedSince)}`]] : []),
    ['days kept', retention.days],
    ['older ones last deleted', retention.ranAt ? clock(retention.ranAt) : 'never'],
    ...failingJobs.map(({ name, failure, failedAt, nextAt }) => [
      `job ${name}`,
      `failed at ${failedAt === null ? 'never' : clock(failedAt)}, next ${clock(nextAt)} (${failure})`,
    ]),
  ].map((row) => row.map(String));
  return lines(table(rows, width));
}

/** References that are named one by one. */
const mostNamed = 20;

/** Reports what was removed, and where copies may remain. */
export function printForgotten({ references, deliveries, intents, leftovers }: Forgotten): string {
  const more = references.length - mostNamed;
  return lines(
    `Removed: ${references.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    `Enquiries: ${references.length}. Deliveries: ${deliveries}. Keys against repetition: ${intents}. Copies of mails: none are kept.`,
    printLeftovers(leftovers),
  );
}

function printLeftovers(leftovers: Leftovers): string {
  switch (leftovers.in) {
    case 'nothing':
      return 'The words are overwritten on disk. Backups and mails that were sent still have them.';
    case 'files':
      return 'The rows are gone, but another program reads or writes the ledger, whose files have the words until it ends: the server overwrites them within minutes of that, or where none runs, at its next start. Backups and mails that were sent still have them.';
    case 'postgres-log':
      return [
        'The rows are gone; their words stay in the pages until PostgreSQL fills the space with new rows.',
        `Its write-ahead log (WAL) has the words until checkpoints${leftovers.checkpointTimeout === null ? '' : `, one every ${leftovers.checkpointTimeout} at the latest,`} have recycled it; replicas that lag keep it longer.`,
        leftovers.isArchived === false
          ? 'The WAL is not archived.'
          : `${leftovers.isArchived ? 'The WAL is archived' : 'If the WAL is archived'}: the archive has the words as long as you keep it.`,
        'Backups and mails that were sent still have them, as long as they are kept.',
      ].join('\n');
  }
}
