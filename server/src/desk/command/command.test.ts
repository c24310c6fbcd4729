import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { compileCache } from '../../../test/compile-cache.ts';
import { aPassword, DeskBrowser } from '../../../test/desk.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { openDatabase, runningApp } from '../../../test/running-app.ts';
import { runHere } from '../../../test/test-terminal.ts';
import { until } from '../../../test/until.ts';
import { desk } from './desk.ts';

const typed = `${aPassword}\n`;

/** `npm run desk -- add` with the password on its input. */
const add = (ledger: Record<string, string>, email: string, name: string) =>
  runHere(desk, ledger, ['add', email, '--name', name], { typed });

onBothDatabases('who is added at the command line', (newLedger) => {
  it('signs in, the first as an owner, the next as one of the sales', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    for (const [name, role] of [
      ['Rahim', 'owner'],
      ['Karima', 'sales'],
    ] as const) {
      const email = `${name}@Nokshi.example`;
      expect(await add(ledger, email, name)).toMatchObject({
        output: `${email.toLowerCase()} may sign in at /desk now, as ${role}.\n`,
        code: 0,
      });
      const browser = new DeskBrowser(app);
      await until('the desk to open', async () => (await browser.signIn(email)).statusCode === 204);
      expect((await browser.ask('GET', '/session')).json()).toMatchObject({ name, role });
    }
    const listed = await runHere(desk, ledger, ['list']);
    expect(listed).toMatchObject({
      printed: 'karima@nokshi.example  sales  Karima\nrahim@nokshi.example  owner  Rahim\n',
      output: '',
    });
    const again = await add(ledger, 'rahim@nokshi.example', 'Rahim');
    expect(again.code).toBe(1);
    expect(again.output).toContain('rahim@nokshi.example is a user already.');
  });
});

it('is a program, which keeps of a password what it costs most to try', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  await runningApp(ledger);
  const program = fileURLToPath(new URL('../../../desk.ts', import.meta.url));
  execFileSync(process.execPath, [program, 'add', 'rahim@nokshi.example', '--name', 'Rahim'], {
    env: { PATH: process.env['PATH'] ?? '', ...compileCache, ...ledger },
    ...{ cwd: '/', input: typed, stdio: ['pipe', 'ignore', 'ignore'] },
  });
  const users = await openDatabase(ledger).use((one) =>
    one.selectFrom('users').selectAll().execute(),
  );
  expect(users).toMatchObject([
    { name: 'Rahim', password: expect.stringMatching(/^scrypt\$65536\$8\$1\$/) },
  ]);
});
