import type { Transaction } from 'kysely';
import { expect, it } from 'vitest';
import { aDesk, aPassword, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { until } from '../../test/until.ts';
import { setSecondFactor } from '../ledger/desk/second-factor.ts';
import { removeUser, setPassword } from '../ledger/desk/users.ts';
import type { Schema } from '../ledger/schema.ts';
import { hashPassword } from './password.ts';
import { newKey } from './second-factor.ts';

const email = 'karima@nokshi.example';

/** What ends all sessions of a user, at the command line. */
const changes = {
  'a second factor was set': (one: Transaction<Schema>) =>
    setSecondFactor(one, email, { secret: newKey(), step: 0, recoveryCodes: ['1'] }),
  'the password was changed': (one: Transaction<Schema>) => setPassword(one, email, 'scrypt$'),
  'the user was removed': (one: Transaction<Schema>) => removeUser(one, email),
};

onBothDatabases('signing in', (newLedger) => {
  it.each(Object.entries(changes))('begins nothing when %s meanwhile', async (_when, change) => {
    const { app, database } = await aDesk(newLedger);
    const browser = new DeskBrowser(app);
    const tries = () =>
      database.use((ledger) => ledger.selectFrom('sign_in_tries').selectAll().execute());
    // The password waits until these are done.
    const before = [hashPassword('one'), hashPassword('two'), hashPassword('three')];
    const signing = browser.signIn(email, aPassword);
    await until('the try to begin', async () => (await tries()).length > 0);
    await database.use((ledger) => ledger.transaction().execute(change));
    await Promise.all(before);
    expect((await signing).statusCode).toBe(401);
    expect((await browser.ask('GET', '/session')).statusCode).toBe(401);
  });

  it.each(Object.entries(changes))(
    'keeps no new password when %s meanwhile',
    async (_when, change) => {
      const { app, database, karima } = await aDesk(newLedger);
      const newer = 'lantern tide maple rickshaw';
      const before = [hashPassword('one'), hashPassword('two'), hashPassword('three')];
      const payload = { password: { old: aPassword, new: newer } };
      const changing = karima.ask('PATCH', '/session', { payload });
      const tries = () =>
        database.use((ledger) => ledger.selectFrom('sign_in_tries').selectAll().execute());
      await until('the change to begin', async () => (await tries()).length > 0);
      await database.use((ledger) => ledger.transaction().execute(change));
      await Promise.all(before);
      expect((await changing).statusCode).toBe(401);
      expect((await new DeskBrowser(app).signIn(email, newer)).json()).not.toHaveProperty(
        'needsCode',
      );
      const deeds = await database.use((ledger) =>
        ledger.selectFrom('desk_log').select('action').execute(),
      );
      expect(deeds.map(({ action }) => action)).not.toContain('changed-password');
    },
  );
});
