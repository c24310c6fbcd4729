import type { Transaction } from 'kysely';
import { expect, it } from 'vitest';
import { cheaplyKept } from '../../test/cheap-password.ts';
import { aDesk, aPassword, aUser, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { until } from '../../test/until.ts';
import { setSecondFactor } from '../ledger/desk/second-factor.ts';
import { removeUser, setPassword } from '../ledger/desk/users.ts';
import type { Schema } from '../ledger/schema.ts';
import { inTurn } from './password-turns.ts';
import { newKey } from './second-factor.ts';

/** What ends all sessions of a user, at the command line. */
const changes: readonly ((one: Transaction<Schema>, email: string) => Promise<unknown>)[] = [
  (one, email) => setSecondFactor(one, email, { secret: newKey(), step: 0, recoveryCodes: ['1'] }),
  (one, email) => setPassword(one, email, cheaplyKept('ferry candle jackfruit')),
  (one, email) => removeUser(one, email),
];

/** Who has each change made to them. */
const names = ['Salma', 'Jamal', 'Nadia'];

onBothDatabases('when a second factor or a password was set, or a user removed', (newLedger) => {
  async function aDeskOfThree() {
    const desk = await aDesk(newLedger);
    const { app, database } = desk;
    const emails: string[] = [];
    for (const name of names) emails.push(await aUser(database, name, 'sales'));
    /** Asks for each of them, changes them while their passwords wait to be looked at, and lets these go on. */
    const changedMeanwhile = async <Told>(ask: (email: string, index: number) => Promise<Told>) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = Promise.all([inTurn('plain', () => promise), inTurn('known', () => promise)]);
      const told = emails.map(ask);
      await until('all of them to begin', async () => {
        const tries = await database.use((ledger) =>
          ledger.selectFrom('sign_in_tries').selectAll().execute(),
        );
        return tries.length >= names.length;
      });
      for (const [index, change] of changes.entries()) {
        await database.use((ledger) =>
          ledger.transaction().execute((one) => change(one, emails[index] ?? '')),
        );
      }
      resolve();
      await before;
      return Promise.all(told);
    };
    return { ...desk, app, emails, changedMeanwhile };
  }

  it('signing in meanwhile begins nothing', async () => {
    const { app, changedMeanwhile } = await aDeskOfThree();
    const browsers = names.map(() => new DeskBrowser(app));
    const signedIn = await changedMeanwhile(
      (email, index) => browsers[index]?.signIn(email, aPassword) ?? Promise.reject(),
    );
    expect(signedIn.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    for (const browser of browsers) {
      expect((await browser.ask('GET', '/session')).statusCode).toBe(401);
    }
  });

  it('a new password meanwhile is not kept', async () => {
    const { app, database, emails, changedMeanwhile } = await aDeskOfThree();
    const newer = 'lantern tide maple rickshaw';
    const browsers = names.map(() => new DeskBrowser(app));
    for (const [index, email] of emails.entries()) await browsers[index]?.signIn(email);
    const payload = { password: { old: aPassword, new: newer } };
    const changed = await changedMeanwhile(
      (_email, index) => browsers[index]?.ask('PATCH', '/session', { payload }) ?? Promise.reject(),
    );
    expect(changed.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    for (const email of emails) {
      expect((await new DeskBrowser(app).signIn(email, newer)).json()).not.toHaveProperty(
        'needsCode',
      );
    }
    const logEntries = await database.use((ledger) =>
      ledger.selectFrom('desk_log').select('action').execute(),
    );
    expect(logEntries.map(({ action }) => action)).not.toContain('changed-password');
  });
});
