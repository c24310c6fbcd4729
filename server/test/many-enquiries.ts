import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/ledger/database/database.ts';
import type { EnquiryRow, Schema } from '../src/ledger/schema.ts';
import { indexSome } from '../src/ledger/search/search-index.ts';

/** As many enquiries as a busy company keeps in two years. */
const many = 100_000;

/**
 * Fills an empty ledger: one enquiry a minute from 1 January 2026 on; of each hundred, one is parked and nine queued.
 * @param number how many, in hundreds
 */
export async function fillLedger(database: Database, number = many): Promise<void> {
  // Opened, which makes the tables; a busy machine takes longer to fill them than a statement may.
  await database.use(async () => undefined);
  await database.useForLong(async (ledger) => {
    await sql`with recursive one(number) as
      (select cast(0 as bigint) union all select number + 1 from one where number < ${sql.lit(number - 1)})
      insert into enquiries (reference, kind, signals, received_at, name, company, email, phone, subject,
        message, software, consent, consent_wording, page, referrer, campaign)
        select 'NK-' || number, 'contact', '',
        1767225600000 + number * 60000, 'Rahim Uddin', '', 'rahim@example.com', '', '',
        'We are a school in Mirpur.', '', 0, '', '/contact', '', '' from one`.execute(ledger);
    await sql`insert into deliveries (reference, channel, recipient, state, attempts, due_at, lease,
      queued_at, first_attempt_at, delivered_at, last_error) select reference, 'notice', '',
      case when received_at / 60000 % 100 = 1 then 'parked'
        when received_at / 60000 % 100 between 2 and 10 then 'queued' else 'delivered' end,
      1, received_at, null, received_at, received_at, null, null from enquiries`.execute(ledger);
  });
}

/** The same with words that differ, in Bangla and Latin, all of which the search knows. */
export async function fillSearched(database: Database): Promise<void> {
  await fillLedger(database);
  await database.useForLong(async (ledger) => {
    const number = sql`((received_at - 1767225600000) / 60000)`;
    await sql`update enquiries set kind = case when ${number} % 7 = 0 then 'demo' else 'contact' end,
      name = 'Person ' || ${number}, phone = '0170' || (1000000 + ${number}),
      message = 'We are a school in Mirpur with ' || (${number} % 997) || ' pupils and want an account of ' ||
        (${number} % 89) || ' books. আমাদের ' || (${number} % 61) || 'টি ক্লিনিক আছে মিরপুরে, হিসাব রাখতে চাই।'`.execute(
      ledger,
    );
    while ((await indexSome(ledger, 500)) > 0);
  });
}

/**
 * The same as people at a desk leave them: three of ten are new, two answered, the others closed; from
 * several pages, by campaigns, seen to by two people, some put off or set aside.
 * @param assignee who sees to a seventh
 */
export async function fillDesk(database: Database, assignee: string): Promise<void> {
  await fillSearched(database);
  await database.useForLong(async (ledger) => {
    const number = sql`((received_at - 1767225600000) / 60000)`;
    await sql`update enquiries set
      stage = case when ${number} % 10 < 3 then 'new' when ${number} % 10 < 5 then 'answered' else 'closed' end,
      read_at = case when ${number} % 2 = 0 then received_at end,
      snoozed_until = case when ${number} % 100 = 11 then 4102444800000 end,
      assignee = case ${number} % 7 when 1 then ${assignee} when 2 then 'karima@nokshi.example' end,
      page = case when ${number} % 1000 = 0 then '/rare' when ${number} % 3 = 0 then '/products/ERP'
        when ${number} % 3 = 1 then '/bn/contact' else '/contact' end,
      language = case when ${number} % 3 = 1 then 'bn' else 'en' end,
      campaign = case when ${number} % 20 = 0 then 'utm_source=fair' else '' end,
      set_aside = case when ${number} % 50 = 7 then 1 else 0 end`.execute(ledger);
  });
}

/**
 * Copies an enquiry, without its deliveries, to `<prefix>1` and on.
 * @param change what differs in the copies
 */
export async function copyEnquiry(
  ledger: Kysely<Schema>,
  reference: string,
  prefix: string,
  count: number,
  change: Partial<EnquiryRow> = {},
): Promise<void> {
  const original = await ledger
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const together = 1000;
  for (let done = 0; done < count; done += together) {
    const copies = Array.from({ length: Math.min(together, count - done) }, (_, index) => ({
      ...original,
      ...change,
      reference: `${prefix}${done + index + 1}`,
    }));
    await ledger.insertInto('enquiries').values(copies).execute();
  }
}
