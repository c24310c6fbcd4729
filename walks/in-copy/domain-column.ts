/** Runs in the copy of the repository that site.test.ts makes, where the ledger has a column `domain`. */
import { expect, it } from 'vitest';
import { newDirectory } from '../../server/test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../server/test/running-app.ts';

it('the ledger keeps the domain that a visitor writes from', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  const app = await runningApp(ledger);
  expect((await post(app, 'contact', aContact)).statusCode).toBe(201);
  const kept = await openDatabase(ledger).use((open) =>
    open.selectFrom('enquiries').selectAll().execute(),
  );
  expect(kept).toMatchObject([{ email: aContact.email, domain: 'example.com' }]);
});
