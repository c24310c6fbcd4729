import { withoutDirectionMarks } from '../direction-marks.ts';
import type { Leftovers } from '../ledger/database/overwrite.ts';
import type { Forgotten } from '../ledger/enquiries/forget.ts';
import type { Page } from '../ledger/enquiries/list.ts';
import { type EnquiryWithDeliveries, stateOf } from '../ledger/enquiries/read.ts';
import { iso } from '../ledger/iso.ts';
import type { Stats } from '../ledger/reading/stats.ts';
import type { Waiting } from '../ledger/reading/waiting.ts';
import type { Channel } from '../ledger/schema.ts';
import { table } from './table.ts';

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });

const lines = (...texts: string[]): string => `${texts.join('\n')}\n`;

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
  const clock = clockOf(timeZone);
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    clock.format(new Date(enquiry.receivedAt)),
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
 * @param width columns of the terminal
 * @param timeZone whose clock times are told by
 * @param ledger which one was read
 */
export function printList(
  { enquiries, more, isComplete }: Pick<Page, 'enquiries' | 'more' | 'isComplete'>,
  width: number,
  timeZone: string,
  ledger: string,
): string {
  return [
    enquiries.length === 0
      ? lines(`No enquiries in ${ledger}.`)
      : printPage(enquiries, true, width, timeZone),
    more ? lines('… and more: --all shows them.') : '',
    isComplete
      ? ''
      : lines('Some are not searched yet: a running server makes them ready within seconds.'),
  ].join('');
}

const receiverOf: Record<Channel, string> = {
  notice: 'all of MAIL_TO',
  reply: 'the visitor',
  webhook: 'WEBHOOK_URL',
};

/**
 * One line for each delivery that has not left, then one for each receiver with how many.
 * @param width columns of the terminal
 * @param timeZone whose clock times are told by
 * @param ledger which one was read
 */
export function printQueue(
  { groups, deliveries }: Pick<Waiting, 'groups' | 'deliveries'>,
  width: number,
  timeZone: string,
  ledger: string,
): string {
  if (groups.length === 0) return lines(`Nothing waits in ${ledger}.`);
  const clock = clockOf(timeZone);
  const rows = deliveries.map(({ reference, channel, recipient, ...delivery }) => [
    reference,
    channel,
    recipient || receiverOf[channel],
    delivery.state,
    String(delivery.attempts),
    delivery.nextAt ? clock.format(new Date(delivery.nextAt)) : 'never',
    delivery.lastError ?? '',
  ]);
  const heading = ['Reference', 'Channel', 'Recipient', 'State', 'Tries', 'Next', 'Last failure'];
  const counts = groups.map(({ channel, recipient, queued, parked }) =>
    [channel, recipient || receiverOf[channel], queued, parked].map(String),
  );
  const all = groups.reduce((sum, { queued, parked }) => sum + queued + parked, 0);
  const left = all - deliveries.length;
  return lines(
    table([heading, ...rows], width),
    ...(left > 0 ? [`… and ${left} more: --all shows them.`] : []),
    '',
    table([['Channel', 'Recipient', 'Queued', 'Parked'], ...counts], width),
  );
}

/** Everything about one enquiry, as wide as it is: nothing of it is cut. */
export function printEnquiry(enquiry: EnquiryWithDeliveries): string {
  const { deliveries, message, ...rest } = enquiry;
  const facts = Object.entries(rest)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => [name, String(value)]);
  const tries = deliveries.map((delivery) => [
    [delivery.channel, delivery.recipient].join(' ').trim(),
    printDelivery(delivery),
  ]);
  const facing = table([...facts, ...tries], Number.POSITIVE_INFINITY);
  if (message === '') return lines(facing);
  const printable = withoutDirectionMarks(message).replace(/\p{Cc}/gu, (control) =>
    control === '\n' ? control : ' ',
  );
  return lines(facing, '', printable);
}

function printDelivery(delivery: EnquiryWithDeliveries['deliveries'][number]): string {
  const { state, isInDigest, attempts, nextAt, deliveredAt, lastError } = delivery;
  if (state === 'withheld') return `withheld: ${lastError}`;
  return [
    state,
    ...(isInDigest ? [state === 'queued' ? 'for a digest' : 'in a digest'] : []),
    `after ${attempts} attempts`,
    ...(deliveredAt ? [`at ${deliveredAt}`] : []),
    ...(nextAt ? [`next ${nextAt}`] : []),
    ...(lastError ? [`(${lastError})`] : []),
  ].join(' ');
}

/**
 * @param width columns of the terminal
 * @param ledger which one was read
 */
export function printStats(stats: Stats, width: number, ledger: string): string {
  const { enquiries, byKind, byState, byMonth, oldestUndelivered, pausedSince } = stats;
  const { retention, failingJobs } = stats;
  const rows = [
    ['ledger', ledger],
    ['enquiries', enquiries],
    ...Object.entries({ ...byKind, ...byState, ...byMonth }),
    ['oldest undelivered', oldestUndelivered ?? 'none'],
    ...(pausedSince ? [['delivery', `paused since ${pausedSince}`]] : []),
    ['days kept', retention.days],
    ['older ones last deleted', retention.ranAt ?? 'never'],
    ...failingJobs.map(({ name, failure, failedAt, nextAt }) => [
      `job ${name}`,
      `failed at ${iso(failedAt)}, next ${iso(nextAt)} (${failure})`,
    ]),
  ].map((row) => row.map(String));
  return lines(table(rows, width));
}

/** References that are named one by one. */
const mostNamed = 20;

/** What is gone, and what may still hold the words. */
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
        `Its write-ahead log (WAL) has the words until checkpoints, one every ${leftovers.checkpointTimeout} at the latest, have recycled it; replicas that lag keep it longer.`,
        leftovers.isArchived
          ? 'The WAL is archived: the archive has the words as long as you keep it.'
          : 'The WAL is not archived.',
        'Backups and mails that were sent still have them, as long as they are kept.',
      ].join('\n');
  }
}
