import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { compileCache } from '../../test/compile-cache.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { copyEnquiry } from '../../test/many-enquiries.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { backup } from './backup.ts';
import { writeWholeFile } from './whole-file.ts';

const program = fileURLToPath(new URL('../command/command.ts', import.meta.url));

/** `npm run leads -- backup` in a process of its own, of somebody whose files everybody may read. */
function backingUp(variables: Record<string, string>, file: string) {
  const child = spawn(
    'sh',
    ['-c', 'umask 022 && exec "$0" "$@"', process.execPath, program, 'backup', file],
    {
      env: { PATH: process.env['PATH'] ?? '', ...compileCache, ...variables },
      cwd: '/',
      stdio: 'ignore',
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const modeOf = (file: string): string =>
  ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0o600) & 0o777).toString(8);

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** More than is written before the test looks again. */
const many = 10_000;

onBothDatabases('a backup', (newLedger) => {
  it('that is killed leaves nothing under its name, and hinders no later one', async () => {
    const variables = await newLedger();
    const app = await runningApp(variables);
    const { reference } = (await post(app, 'contact', aContact)).json();
    await openDatabase(variables).use((ledger) =>
      copyEnquiry(ledger, reference, 'X-', many, { message: 'Words '.repeat(600) }),
    );
    const folder = newDirectory();
    const file = join(folder, 'backup.sqlite');
    const child = backingUp(variables, file);
    const ended = once(child, 'exit');
    const modes = new Set<string>();
    let written = 0;
    // Looks at the mode and the size of the same file: one may be made and filled between two looks.
    while (written < 1_000_000 && child.exitCode === null) {
      await nextTurn();
      const files = readdirSync(folder).map((name) => join(folder, name));
      for (const one of files) modes.add(modeOf(one));
      written = files.reduce((sum, one) => sum + sizeOf(one), 0);
    }
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect([...modes]).toEqual(['600']);
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(folder)).toContain('backup.sqlite.part');

    expect(await once(backingUp(variables, file), 'exit')).toEqual([0, null]);
    expect([readdirSync(folder), modeOf(file)]).toEqual([['backup.sqlite'], '600']);
    const backedUp = new DatabaseSync(file, { readOnly: true });
    onTestFinished(() => backedUp.close());
    expect(backedUp.prepare('select count(*) as number from enquiries').get()).toEqual({
      number: many + 1,
    });
  });

  it('holds no number of a visitor and no lease', async () => {
    const variables = await newLedger();
    const app = await runningApp(variables);
    await post(app, 'contact', aContact);
    const database = openDatabase(variables);
    const visitor = 123_456_789;
    await database.use(async (ledger) => {
      await ledger.updateTable('deliveries').set({ visitor, lease: 'a lease' }).execute();
      const { reference } = await ledger
        .selectFrom('enquiries')
        .select('reference')
        .executeTakeFirstOrThrow();
      await ledger
        .insertInto('replied')
        .values({ address: 'a digest', reference, replied_at: Date.now(), visitor })
        .execute();
    });
    const folder = newDirectory();
    const file = join(folder, 'backup.sqlite');
    await backup(database, file);
    expect(readdirSync(folder)).toEqual(['backup.sqlite']);
    expect(readFileSync(file).includes('a lease')).toBe(false);
    const backedUp = new DatabaseSync(file, { readOnly: true });
    onTestFinished(() => backedUp.close());
    expect(
      backedUp
        .prepare(
          'select channel, d.visitor, lease, r.visitor as other from deliveries d, replied r',
        )
        .all(),
    ).toEqual(
      ['notice', 'reply'].map((channel) => ({ channel, visitor: null, lease: null, other: null })),
    );
  });

  it('that fails leaves nothing, and says where it could not write', async () => {
    const variables = await newLedger();
    const app = await runningApp(variables);
    await post(app, 'contact', aContact);
    const database = openDatabase(variables);
    const folder = newDirectory();
    await expect(backup(database, join(folder, 'no', 'backup.sqlite'))).rejects.toThrow(
      join(folder, 'no', 'backup.sqlite.part'),
    );
    mkdirSync(join(folder, 'backup.sqlite'));
    await expect(backup(database, join(folder, 'backup.sqlite'))).rejects.toThrow('exists already');
    expect(readdirSync(folder)).toEqual(['backup.sqlite']);
  });
});

it('a file that two processes write under one name is not renamed half written', async () => {
  const folder = newDirectory();
  const file = join(folder, 'backup.sqlite');
  const first = writeWholeFile(file, async (part) => {
    writeFileSync(part, 'first');
    // Another one begins, and removes what looks like left over.
    renameSync(part, join(folder, 'removed'));
    writeFileSync(part, 'half of the sec');
  });
  await expect(first).rejects.toThrow(`Another process writes ${file}.`);
  expect(existsSync(file)).toBe(false);
  expect(readFileSync(`${file}.part`, 'utf8')).toBe('half of the sec');
});
