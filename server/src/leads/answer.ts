import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import type { Asked } from './arguments.ts';
import { forget, release, resend, resendParked } from './change.ts';
import { backup, restore } from './copy.ts';
import { csv } from './csv.ts';
import { type Lead, readLeads, statusOf } from './read.ts';
import { statsOf } from './stats.ts';
import { table } from './table.ts';

/** Thrown when no enquiry has the reference. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** How many `list` shows without `--all`. */
const latest = 20;

const clock = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dhaka',
});

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const lines = (...texts: string[]): string => `${texts.join('\n')}\n`;

async function find(database: Database, asked: Asked): Promise<Lead[]> {
  const leads = await database.use((ledger) =>
    readLeads(ledger, { ...asked, reference: undefined }),
  );
  const everything = asked.all || asked.status !== undefined || asked.command === 'export';
  if (everything) return leads;
  return leads.filter(({ status }) => status !== 'quarantined');
}

function listed(leads: readonly Lead[], width: number): string {
  if (leads.length === 0) return lines('No enquiries.');
  const rows = leads.map((lead) => [
    lead.reference,
    clock.format(new Date(lead.receivedAt)),
    lead.kind,
    statusOf(lead),
    lead.name || lead.company,
    lead.email || lead.phone,
    lead.subject || lead.software || lead.message,
  ]);
  const heading = ['Reference', 'Received', 'Kind', 'Status', 'Name', 'Contact', 'About'];
  return lines(table([heading, ...rows], width));
}

async function show(database: Database, reference: string, json: boolean): Promise<string> {
  const [lead] = await database.use((ledger) =>
    readLeads(ledger, { reference, kind: undefined, since: undefined, status: undefined }),
  );
  if (!lead) throw new NotFound(`There is no enquiry ${reference}.`);
  if (json) return asJson(lead);
  const { deliveries, message, ...rest } = lead;
  const facts = Object.entries(rest)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => [name, String(value)]);
  const tries = deliveries.map(({ channel, state, attempts, nextAt, deliveredAt, lastError }) => [
    channel,
    [
      state,
      `after ${attempts} attempts`,
      ...(deliveredAt ? [`at ${deliveredAt}`] : []),
      ...(nextAt ? [`next ${nextAt}`] : []),
      ...(lastError ? [`(${lastError})`] : []),
    ].join(' '),
  ]);
  // As wide as it is: nothing of one enquiry is cut.
  const facing = table([...facts, ...tries], Number.POSITIVE_INFINITY);
  return message === ''
    ? lines(facing)
    : lines(
        facing,
        '',
        message.replace(/\p{Cc}/gu, (control) => (control === '\n' ? control : ' ')),
      );
}

/**
 * Does what was asked on the command line.
 * @returns what to print
 * @throws NotFound, CopyRefused, DatabaseUnavailable
 */
export async function answer(
  asked: Asked,
  database: Database,
  environment: Environment,
  width: number,
  now: number,
): Promise<string> {
  const { command, subject, json } = asked;
  const reference = subject.toUpperCase();
  switch (command) {
    case 'list': {
      const leads = await find(database, asked);
      const shown = asked.all ? leads : leads.slice(0, latest);
      if (json) return asJson(shown);
      const left = leads.length - shown.length;
      const more = left > 0 ? lines(`… and ${left} more: --all shows them.`) : '';
      return listed(shown, width) + more;
    }
    case 'show':
      return show(database, reference, json);
    case 'export': {
      const leads = await find(database, asked);
      return json || asked.format === 'json' ? asJson(leads) : csv(leads);
    }
    case 'stats': {
      const stats = statsOf(await find(database, { ...asked, all: true }));
      if (json) return asJson(stats);
      const { enquiries, byKind, byStatus, byMonth, oldestUndelivered } = stats;
      const rows = [
        ['enquiries', enquiries],
        ...Object.entries({ ...byKind, ...byStatus, ...byMonth }),
        ['oldest undelivered', oldestUndelivered ?? 'none'],
      ].map((row) => row.map(String));
      return lines(table(rows, width));
    }
    case 'resend': {
      if (asked.parked) {
        const count = await resendParked(database, now);
        return json ? asJson({ queued: count }) : lines(`Queued again: ${count} deliveries.`);
      }
      const channels = await resend(database, reference, now);
      if (channels.length === 0) {
        throw new NotFound(`There is no enquiry ${reference} with deliveries.`);
      }
      return json
        ? asJson({ reference, queued: channels })
        : lines(`${reference}: queued again: ${channels.join(', ')}.`);
    }
    case 'release': {
      const channels = await release(database, environment, reference, now);
      if (!channels) throw new NotFound(`There is no enquiry ${reference} in quarantine.`);
      return json
        ? asJson({ reference, queued: channels })
        : lines(`${reference} is released; queued: ${channels.join(', ')}.`);
    }
    case 'forget': {
      const { references, deliveries, intents, wiped } = await forget(database, subject);
      if (references.length === 0) throw new NotFound(`There is nothing about ${subject}.`);
      if (json) return asJson({ references, deliveries, intents, wiped });
      return lines(
        `Removed: ${references.join(', ')}`,
        `Enquiries: ${references.length}. Deliveries: ${deliveries}. Keys against repetition: ${intents}. Copies of mails: none are kept.`,
        wiped
          ? 'The words are overwritten on disk. Backups and mails that were sent still have them.'
          : 'The rows are gone, but the database still has their old pages; it overwrites them in time.',
      );
    }
    case 'backup':
      await backup(database, subject);
      return lines(`The ledger is written to ${subject}.`);
    case 'restore':
      return lines(`Brought back from ${subject}: ${await restore(database, subject)} enquiries.`);
  }
}
