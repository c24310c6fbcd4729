import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../../test/all-enquiries.ts';
import { compileCache } from '../../../test/compile-cache.ts';
import { firstRound } from '../../../test/first-round.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { copyEnquiry } from '../../../test/many-enquiries.ts';
import { aContact, openDatabase, post, runningApp } from '../../../test/running-app.ts';
import { until } from '../../../test/until.ts';
import { printForgotten } from '../../command/print.ts';
import type { Database } from '../database/database.ts';
import { indexSome } from '../search/search-index.ts';
import { ForgettingBrokenOff, forget } from './forget.ts';

const program = fileURLToPath(new URL('../../command/command.ts', import.meta.url));

/** Lets the database refuse to delete one of the last enquiries. */
const refusing = {
  sqlite: {
    begin: [
      `create trigger refuse before delete on enquiries when old.reference = 'X-450'
        begin select raise(abort, 'refused'); end`,
    ],
    end: 'drop trigger refuse',
  },
  postgres: {
    begin: [
      `create function refuse() returns trigger language plpgsql
        as $$ begin raise 'refused'; end $$`,
      `create trigger refuse before delete on enquiries for each row
        when (old.reference = 'X-450') execute function refuse()`,
    ],
    end: 'drop trigger refuse on enquiries',
  },
};

const allReferences = async (database: Database): Promise<string[]> => {
  const rows = await database.use((ledger) =>
    ledger.selectFrom('enquiries').select('reference').execute(),
  );
  return rows.map(({ reference }) => reference);
};

onBothDatabases('forgetting', (newLedger, kind) => {
  it('knows a phone number in any spelling and digits', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const database = openDatabase(ledger);
    const written = [
      '+880 1700-000000',
      '01700000000',
      '০১৭০০-০০০০০০',
      '1700000000',
      '02-9876543, mobile 01700 000000',
    ];
    for (const whom of written.slice(0, 4)) {
      for (const [index, phone] of [...written, '01700-000001'].entries()) {
        const body = { ...aContact, phone, key: `${whom} ${index}` };
        expect((await post(app, 'contact', body)).statusCode).toBe(201);
      }
      const { references } = await forget(database, whom);
      expect(references).toHaveLength(5);
      const left = await allEnquiries(database);
      expect(new Set(left.map(({ phone }) => phone))).toEqual(new Set(['01700-000001']));
    }
    expect((await forget(database, '000000')).references).toEqual([]);
  });

  it('knows an address in every spelling that reads alike', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const database = openDatabase(ledger);
    const spellings = [
      'José@উদাহরণ.বাংলা',
      'Jose\u0301@xn--d5b6ci4b4b3a.xn--54b7fta0cc',
      '\u200bjosé@উদাহ\u00adরণ.বাংলা',
      'JOSÉ@XN--D5B6CI4B4B3A.xn--54b7fta0cc',
    ];
    for (const whom of spellings) {
      for (const [index, email] of [...spellings, 'jose@উদাহরণ.বাংলা'].entries()) {
        const body = { ...aContact, email, key: `${whom} ${index}` };
        expect((await post(app, 'contact', body)).statusCode).toBe(201);
      }
      expect((await forget(database, whom)).references).toHaveLength(4);
    }
    expect((await allEnquiries(database)).map(({ email }) => email)).toEqual(
      spellings.map(() => 'jose@উদাহরণ.বাংলা'),
    );
  });

  it('takes thousands of enquiries of one sender in parts, and keeps those of visitors in between', async () => {
    const number = 2000;
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await database.use(async (open) => {
      await copyEnquiry(open, reference, 'X-', number, { email: 'flood@example.com' });
      await sql`with recursive copy(number) as
        (select 1 union all select number + 1 from copy where number < ${sql.lit(number)})
        insert into intents select 'intent ' || number, fingerprint,
        'X-' || number, expires_at from intents, copy`.execute(open);
      while ((await indexSome(open, 1000)) > 0);
    });
    const standing = async () =>
      (await allReferences(database)).filter((one) => one.startsWith('X-'));
    let isForgotten = false;
    const forgetting = forget(database, 'Flood@example.com').finally(() => {
      isForgotten = true;
    });
    const posted = [reference];
    const leftAfter: number[] = [];
    while (!isForgotten) {
      const answer = await post(app, 'contact', { ...aContact, key: `key ${posted.length}` });
      posted.push(answer.json().reference);
      leftAfter.push((await standing()).length);
    }
    const forgotten = await forgetting;
    expect([forgotten.references.length, forgotten.intents]).toEqual([number, number]);
    expect((await allReferences(database)).sort()).toEqual(posted.sort());
    // Parts grow to twice the last at most, and a visitor's turn comes between two of them.
    const parts = new Set(leftAfter.filter((left) => left > 0 && left < number));
    expect(parts.size).toBeGreaterThan(2);
  });

  it('that was killed may be done again, and is overwritten on disk as far as it came', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    const many = 10_000;
    await database.use((open) =>
      copyEnquiry(open, reference, 'X-', many, { email: 'flood@example.com' }),
    );
    await app.close();
    await database.use((open) => open.deleteFrom('jobs').execute());
    const child = spawn(process.execPath, [program, 'forget', 'flood@example.com'], {
      env: { ...ledger, ...compileCache },
      cwd: '/',
      stdio: 'ignore',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const gone = once(child, 'exit');
    const left = () =>
      database
        .use((open) =>
          open
            .selectFrom('enquiries')
            .select((rows) => rows.fn.countAll<number>().as('number'))
            .executeTakeFirstOrThrow(),
        )
        .then(({ number }) => Number(number));
    await until('some to be removed', async () => (await left()) < many);
    child.kill('SIGKILL');
    await gone;
    expect(await left()).toBeGreaterThan(1);
    const jobs = await database.use((open) => open.selectFrom('jobs').selectAll().execute());
    if (kind === 'sqlite') expect(jobs).toMatchObject([{ name: 'overwriting', due_at: 0 }]);
    await forget(database, 'flood@example.com');
    expect((await allEnquiries(database)).map((one) => one.reference)).toEqual([reference]);
  });

  it('that the database breaks off says how far it came, and to do it again', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await database.use(async (open) => {
      await copyEnquiry(open, reference, 'X-', 500, { email: 'flood@example.com' });
      for (const statement of refusing[kind].begin) await sql.raw(statement).execute(open);
    });
    const failure = await forget(database, 'flood@example.com').catch((thrown) => thrown);
    expect(failure).toBeInstanceOf(ForgettingBrokenOff);
    const removed = 501 - (await allEnquiries(database)).length;
    expect(removed).toBeGreaterThan(0);
    expect(failure.message).toContain(`${removed} of 500 enquiries are removed`);
    await database.use((open) => sql.raw(refusing[kind].end).execute(open));
    await forget(database, 'flood@example.com');
    expect((await allEnquiries(database)).map((one) => one.reference)).toEqual([reference]);
  });

  it.runIf(kind === 'postgres')(
    'says what PostgreSQL still has when it does not say how long',
    async () => {
      const ledger = await newLedger();
      const app = await runningApp(ledger);
      const { reference } = (await post(app, 'contact', aContact)).json();
      await openDatabase(ledger).use(async (open) => {
        // Found before PostgreSQL's own.
        await sql`create function public.current_setting(text) returns text language plpgsql as $$
        begin
          if $1 in ('checkpoint_timeout', 'archive_mode') then raise 'no such setting'; end if;
          return pg_catalog.current_setting($1);
        end $$`.execute(open);
        const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
          open,
        );
        await sql`alter database ${sql.id(rows[0]?.name ?? '')} set search_path = public, pg_catalog`.execute(
          open,
        );
      });
      const output = printForgotten(await forget(openDatabase(ledger), reference));
      expect(output).toMatch(/\(WAL\) has the words until checkpoints have recycled it/);
      expect(output).toContain('If the WAL is archived');
      expect(output).not.toContain('another program');
    },
  );

  it('says what the database still has of the words', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await firstRound(database);
    const output = printForgotten(await forget(database, reference));
    expect(output).toContain('Backups and mails that were sent still have them');
    if (kind === 'sqlite') expect(output).toContain('overwritten on disk');
    else {
      expect(output).not.toContain('overwritten');
      expect(output).toMatch(/\(WAL\) has the words until checkpoints, one every \d+\w+/);
      expect(output).toContain('The WAL is not archived.');
    }
  });
});
