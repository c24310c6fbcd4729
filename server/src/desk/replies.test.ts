import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aDesk } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { until } from '../../test/until.ts';
import type { Database } from '../ledger/database/database.ts';
import { mostReplies } from '../ledger/desk/saved-replies.ts';

const aReply = {
  name: 'Price list',
  language: 'en',
  text: 'Dear {name},\nhere is our price list. ({reference})',
};

/** Saves so many. */
const fill = (database: Database, count: number) =>
  database.use((ledger) =>
    ledger
      .insertInto('saved_replies')
      .values(
        Array.from({ length: count }, (_, index) => ({
          id: `${index}`,
          name: `${index}`,
          language: 'en' as const,
          text: 'x',
          author: 'Rahim',
          changed_at: 1,
        })),
      )
      .execute(),
  );

/** Has all of some requests to a PostgreSQL wait, and then all go on. @returns their answers */
function whileNobodyAdds<Answer>(database: Database, ask: () => Answer[]): Promise<Answer[]> {
  return database.use((ledger) =>
    ledger.transaction().execute(async (transaction) => {
      await sql`lock table saved_replies in exclusive mode`.execute(transaction);
      const asked = ask();
      await until('all of them to wait', async () => {
        const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_locks
          join pg_database on pg_database.oid = database and datname = current_database()
          where not granted`.execute(transaction);
        return rows[0]?.waiting === asked.length;
      });
      return asked;
    }),
  );
}

onBothDatabases('saved replies', (newLedger, kind) => {
  it('are written by one, changed by another and removed, and say who did it', async () => {
    const { rahim, karima, database } = await aDesk(newLedger);
    expect((await rahim.ask('GET', '/replies')).json()).toEqual({ replies: [] });
    const added = await rahim.ask('POST', '/replies', { payload: aReply });
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    expect(added.json()).toMatchObject({ ...aReply, author: 'Rahim' });
    const changed = { name: 'মূল্যতালিকা', language: 'bn', text: 'প্রিয় {name},' };
    const answer = await karima.ask('PUT', `/replies/${id}`, { payload: changed });
    expect(answer.json()).toMatchObject({ id, ...changed, author: 'Karima' });
    const { replies } = (await rahim.ask('GET', '/replies')).json();
    expect(replies).toEqual([answer.json()]);
    expect((await rahim.ask('DELETE', `/replies/${id}`)).statusCode).toBe(204);
    for (const gone of [id, crypto.randomUUID(), '%01', 'x']) {
      expect((await rahim.ask('DELETE', `/replies/${gone}`)).statusCode).toBe(404);
      expect((await rahim.ask('PUT', `/replies/${gone}`, { payload: aReply })).statusCode).toBe(
        404,
      );
    }
    const log = await database.use((ledger) =>
      ledger
        .selectFrom('desk_log')
        .select(['author', 'action', 'detail'])
        .where('action', '<>', 'signed-in')
        .orderBy('done_at')
        .execute(),
    );
    expect(log).toEqual([
      { author: 'Rahim', action: 'saved-reply', detail: 'Price list' },
      { author: 'Karima', action: 'saved-reply', detail: 'মূল্যতালিকা' },
      { author: 'Rahim', action: 'removed-reply', detail: 'মূল্যতালিকা' },
    ]);
  });

  it('take only places that can be filled in, and words within their bounds', async () => {
    const { rahim } = await aDesk(newLedger);
    const refused = await rahim.ask('POST', '/replies', {
      payload: { ...aReply, text: 'Dear {nam}, {reference} {price}' },
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toBe(
      "text: {nam}, {price} can't be filled in; {name} and {reference} can.",
    );
    for (const change of [
      { name: '' },
      { name: ' \u0001 ' },
      { name: 'x'.repeat(81) },
      { text: '  \n' },
      { text: 'x'.repeat(5001) },
      { language: 'fr' },
      { author: 'Somebody else' },
      { text: undefined },
    ]) {
      const answer = await rahim.ask('POST', '/replies', { payload: { ...aReply, ...change } });
      expect([answer.statusCode, typeof answer.json().message]).toEqual([422, 'string']);
    }
    const odd = { ...aReply, name: 'a\nb\u0001', text: 'x\r\n\u0001{ no place } {{name}}' };
    expect((await rahim.ask('POST', '/replies', { payload: odd })).json()).toMatchObject({
      name: 'a b',
      text: 'x\n{ no place } {{name}}',
    });
  });

  it('are a hundred at most', async () => {
    const { rahim, database } = await aDesk(newLedger);
    await fill(database, mostReplies - 1);
    expect((await rahim.ask('POST', '/replies', { payload: aReply })).statusCode).toBe(201);
    const refused = await rahim.ask('POST', '/replies', { payload: aReply });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'There are 100 replies: please remove one first.',
    ]);
  });

  it('are a hundred at most when several are saved at the same moment', async () => {
    const { rahim, karima, database } = await aDesk(newLedger);
    await fill(database, mostReplies - 1);
    const save = () =>
      [rahim, karima, rahim, karima].map((one) => one.ask('POST', '/replies', { payload: aReply }));
    const answers = await Promise.all(
      kind === 'sqlite' ? save() : await whileNobodyAdds(database, save),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422]);
    const { replies } = (await rahim.ask('GET', '/replies')).json();
    expect(replies).toHaveLength(mostReplies);
  });
});
