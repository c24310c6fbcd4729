import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aDesk } from '../../../test/desk.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { aContact, openDatabase } from '../../../test/running-app.ts';
import { day } from '../../durations.ts';
import { backup } from '../backup.ts';
import { forget } from '../enquiries/forget.ts';
import { restore } from '../restore.ts';
import { removeOldLogEntries, writeLogEntries } from './log.ts';
import { addLinks, auditLog } from './log-chain.ts';

const rahim = { name: 'Rahim', email: 'rahim@nokshi.example', network: '203.0.113.7' };

onBothDatabases('the chain of the log', (newLedger) => {
  const deed = (detail: string) =>
    ({ author: rahim, action: 'exported', detail, reference: null }) as const;

  /** A ledger with five deeds, the first two older than a year. */
  async function aLog() {
    const database = openDatabase(await newLedger());
    const now = Date.now();
    await database.use(async (ledger) => {
      await writeLogEntries(ledger, [deed('1'), deed('2')], now - 366 * day);
      await writeLogEntries(ledger, [deed('3'), deed('4'), deed('5')], now);
    });
    return { database, now, audit: () => database.use((ledger) => auditLog(ledger, now)) };
  }

  it('finds nothing in a log that is as it was written, and what went for its age is no gap', async () => {
    const { database, now, audit } = await aLog();
    const whole = { changed: [], takenOut: [], broken: [], unlinked: 0 };
    expect(await audit()).toMatchObject({ entries: 5, gone: 0, last: { position: 5 }, ...whole });
    await database.use((ledger) => removeOldLogEntries(ledger, now));
    expect(await audit()).toMatchObject({ entries: 3, gone: 2, ...whole });
  });

  it('finds an entry that was changed, taken out or put in', async () => {
    const { database, now, audit } = await aLog();
    await database.use(async (ledger) => {
      await ledger
        .updateTable('desk_log')
        .set({ author: 'Karima' })
        .where('detail', '=', '3')
        .execute();
      await ledger.deleteFrom('desk_log').where('detail', '=', '4').execute();
      const row = { ...deed('6'), author: 'Rahim', id: 'put in', done_at: now, version: null };
      await ledger.insertInto('desk_log').values(row).execute();
    });
    expect(await audit()).toMatchObject({ changed: [3], takenOut: [4], broken: [], unlinked: 1 });
  });

  it('finds whom and where somebody has put into an entry or taken out of it, of older servers, too', async () => {
    const { database, now, audit } = await aLog();
    const older = {
      ...{ id: 'older', done_at: now, author: 'Rahim', action: 'exported' as const },
      ...{ detail: 'older', version: null, reference: null },
    };
    await database.use((ledger) =>
      ledger.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('desk_log')
          .values({ ...older, author_email: null, network: null })
          .execute();
        await addLinks(transaction, [older]);
      }),
    );
    expect(await audit()).toMatchObject({ entries: 6, changed: [], unlinked: 0 });
    const set = (detail: string, change: object) =>
      database.use((ledger) =>
        ledger.updateTable('desk_log').set(change).where('detail', '=', detail).execute(),
      );
    await set('3', { author_email: 'karima@nokshi.example' });
    await set('4', { network: null });
    await set('5', { author_email: null, network: null });
    await set('older', { author_email: 'karima@nokshi.example' });
    expect((await audit()).changed).toEqual([3, 4, 5, 6]);
  });

  it('finds a link that was changed or taken out with its entry', async () => {
    const { database, audit } = await aLog();
    await database.use(async (ledger) => {
      await ledger.deleteFrom('desk_log').where('detail', '=', '3').execute();
      await ledger.deleteFrom('log_chain').where('position', '=', 3).execute();
      await ledger.updateTable('log_chain').set({ done_at: 0 }).where('position', '=', 5).execute();
    });
    expect((await audit()).broken).toEqual([4, 5]);
  });

  it('stays whole when several servers write at once', async () => {
    const { database, now, audit } = await aLog();
    const write = (detail: string) =>
      database.use((ledger) => writeLogEntries(ledger, [deed(detail)], now));
    await Promise.all(Array.from({ length: 4 }, (_, index) => write(`more ${index}`)));
    expect(await audit()).toMatchObject({ entries: 9, changed: [], takenOut: [], broken: [] });
  });

  it('goes on when a backup is restored beside a log of its own, once and again', async () => {
    const { database, now } = await aLog();
    const file = join(newDirectory(), 'backup.sqlite');
    await backup(database, file);
    const target = openDatabase(await newLedger());
    await target.use((ledger) => writeLogEntries(ledger, [deed('own')], now));
    for (const _time of ['once', 'again']) {
      await restore(target, file);
      const audit = await target.use((ledger) => auditLog(ledger, now));
      const whole = { changed: [], takenOut: [], broken: [], unlinked: 0 };
      expect(audit).toMatchObject({ entries: 6, gone: 0, last: { position: 6 }, ...whole });
    }
  });

  it('accuses nobody while the log is written', async () => {
    const { database, now, audit } = await aLog();
    let isOver = false;
    const writing = (async () => {
      for (let one = 0; !isOver; one += 1) {
        await database.use((ledger) => writeLogEntries(ledger, [deed(`more ${one}`)], now));
      }
    })();
    for (const _time of Array.from({ length: 10 })) {
      expect(await audit()).toMatchObject({ changed: [], takenOut: [], broken: [], unlinked: 0 });
    }
    isOver = true;
    await writing;
  });

  describe('of an enquiry', () => {
    it('stays whole when that is forgotten, without a word of it, and has a gap when only its deeds go', async () => {
      const { rahim, database, enquire } = await aDesk(newLedger);
      const kept = await enquire();
      const forgotten = await enquire({ email: 'gone@example.com' });
      for (const reference of [kept, forgotten]) {
        const payload = { version: 1, stage: 'closed' };
        await rahim.ask('PATCH', `/enquiries/${reference}`, { payload });
      }
      const audit = () => database.use((ledger) => auditLog(ledger, Date.now()));
      await forget(database, 'gone@example.com');
      expect(await audit()).toMatchObject({ gone: 1, takenOut: [], changed: [], broken: [] });
      const chain = await database.use((ledger) =>
        ledger.selectFrom('log_chain').selectAll().execute(),
      );
      for (const word of [forgotten, kept, aContact.name]) {
        expect(JSON.stringify(chain)).not.toContain(word);
      }
      await database.use((ledger) =>
        ledger.deleteFrom('desk_log').where('reference', '=', kept).execute(),
      );
      expect((await audit()).takenOut).toHaveLength(1);
    });
  });
});
