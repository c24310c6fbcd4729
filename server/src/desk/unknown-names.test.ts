import { scrypt } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { aUser, DeskBrowser } from '../../test/desk.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { openDatabase, runningApp } from '../../test/running-app.ts';

vi.mock('node:crypto', { spy: true });

it('hashes the password for a name that nobody has as for one that somebody has', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  const app = await runningApp(ledger);
  const email = await aUser(openDatabase(ledger), 'Rahim', 'owner');
  const hashed = vi.mocked(scrypt);
  const costOf = async (name: string) => {
    hashed.mockClear();
    expect((await new DeskBrowser(app).signIn(name, 'something else')).statusCode).toBe(401);
    expect(hashed).toHaveBeenCalledOnce();
    const [, , bytes, options] = hashed.mock.calls[0] ?? [];
    return [bytes, options];
  };
  expect(await costOf('nobody@nokshi.example')).toEqual(await costOf(email));
});
