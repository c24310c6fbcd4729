import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compileCache } from '../../../test/compile-cache.ts';
import { aPassword, DeskBrowser } from '../../../test/desk.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { runningApp } from '../../../test/running-app.ts';

const program = fileURLToPath(new URL('../../../desk.ts', import.meta.url));

/** `npm run desk -- add` with the password on its input. */
async function add(ledger: Record<string, string>, email: string, name: string) {
  const command = ['--disable-warning=ExperimentalWarning', program, 'add', email, '--name', name];
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env['PATH'] ?? '', ...compileCache, ...ledger },
    cwd: '/',
  });
  child.stdin.end(`${aPassword}\n`);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code };
}

onBothDatabases('who is added at the command line', (newLedger) => {
  it('signs in, the first as an owner, the next as one of the staff', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    for (const [name, role] of [
      ['Rahim', 'owner'],
      ['Karima', 'staff'],
    ] as const) {
      const email = `${name}@Nokshi.example`;
      expect(await add(ledger, email, name)).toEqual({
        said: `${email.toLowerCase()} may sign in at /desk now, as ${role}.\n`,
        code: 0,
      });
      const browser = new DeskBrowser(app);
      await expect
        .poll(async () => (await browser.signIn(email)).statusCode, { timeout: 20_000 })
        .toBe(204);
      expect((await browser.ask('GET', '/session')).json()).toMatchObject({ name, role });
    }
    const again = await add(ledger, 'rahim@nokshi.example', 'Rahim');
    expect(again.code).toBe(1);
    expect(again.said).toContain('rahim@nokshi.example is a user already.');
  });
});
