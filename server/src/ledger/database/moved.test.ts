import { copyFileSync, existsSync, linkSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../../test/all-enquiries.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { aContact, openDatabase } from '../../../test/running-app.ts';
import { ServerHere } from '../../../test/server-here.ts';
import { type Server, ServerProcess } from '../../../test/server-process.ts';
import { until } from '../../../test/until.ts';

/** In a process of its own: to copy a file in the process that has it open ends SQLite's locks on it. */
function aProcess(variables: Record<string, string>): Server {
  const server = new ServerProcess(variables);
  onTestFinished(() => server.kill('SIGKILL'));
  return server;
}

const here = (variables: Record<string, string>): Server => new ServerHere(variables);

/** A server with one enquiry in its ledger. */
async function serverOn(directory: string, start = here) {
  const server = start({ DATA_DIR: directory });
  const address = await server.listening();
  const send = async (message: string) => {
    const answer = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...aContact, message }),
    });
    return answer.status;
  };
  const readiness = async () => (await fetch(`${address}/readyz`)).status;
  await until('an enquiry to be taken', async () => (await send('before')) === 201);
  return { server, send, readiness };
}

type Move = {
  start?: typeof here;
  away: (directory: string) => void;
  back: (directory: string) => void;
};

const file = 'enquiries.sqlite';
const parts = [file, `${file}-wal`, `${file}-shm`];
const move = (names: readonly string[], from: string, to: string) => {
  for (const name of names) renameSync(join(from, name), join(to, name));
};

const moves: Record<string, Move> = {
  'its file is moved': {
    away: (directory) => renameSync(join(directory, file), join(directory, 'elsewhere')),
    back: (directory) => renameSync(join(directory, 'elsewhere'), join(directory, file)),
  },
  'its log is moved': {
    away: (directory) => renameSync(join(directory, `${file}-wal`), join(directory, 'elsewhere')),
    back: (directory) => renameSync(join(directory, 'elsewhere'), join(directory, `${file}-wal`)),
  },
  'its folder is moved': {
    away: (directory) => renameSync(directory, `${directory}-elsewhere`),
    back: (directory) => renameSync(`${directory}-elsewhere`, directory),
  },
  'a copy takes its place': {
    start: aProcess,
    // At once: a server that looked while nothing stood there would say so, too.
    away: (directory) => {
      linkSync(join(directory, file), join(directory, 'elsewhere'));
      copyFileSync(join(directory, file), join(directory, 'copy'));
      renameSync(join(directory, 'copy'), join(directory, file));
    },
    back: (directory) => renameSync(join(directory, 'elsewhere'), join(directory, file)),
  },
};

describe('a SQLite ledger under a running server', () => {
  it.each(Object.entries(moves))('is missed when %s, and found again', async (_name, change) => {
    const directory = join(newDirectory(), 'data');
    const { server, send, readiness } = await serverOn(directory, change.start);
    change.away(directory);
    expect(await send('meanwhile')).toBe(503);
    await until('the alarm', async () => (await readiness()) === 503);
    const alarms = () => server.lines.filter((line) => line.includes('database.moved'));
    // The log comes by another way than the answers, and may be later.
    await until('the word in the log', () => alarms().length > 0);
    expect(alarms()).toHaveLength(1);
    change.back(directory);
    expect(await send('after')).toBe(201);
    await until('readiness', async () => (await readiness()) === 200);
    server.kill('SIGTERM');
    expect(await server.gone()).toBe(0);
    const kept = await allEnquiries(openDatabase({ DATA_DIR: directory }));
    expect(kept.map(({ message }) => message).sort()).toEqual(['after', 'before']);
  });

  it('is missed once more when a copy takes the place that was left empty', async () => {
    const directory = join(newDirectory(), 'data');
    const { server, send } = await serverOn(directory, aProcess);
    const found = () =>
      server.lines.flatMap((line) =>
        line.includes('database.moved') ? [JSON.parse(line).found] : [],
      );
    renameSync(join(directory, file), join(directory, 'elsewhere'));
    await until('the word that it is gone', () => found().length === 1);
    copyFileSync(join(directory, 'elsewhere'), join(directory, file));
    await until('the word that another stands there', () => found().length === 2);
    expect(found()).toEqual(['gone', 'replaced']);
    expect(await send('meanwhile')).toBe(503);
  });

  it('is noticed without a visitor, and no new one is made in its place', async () => {
    const directory = join(newDirectory(), 'data');
    const { server } = await serverOn(directory);
    const elsewhere = newDirectory();
    move(
      parts.filter((name) => existsSync(join(directory, name))),
      directory,
      elsewhere,
    );
    await until('the log to say so', () =>
      server.lines.some((line) => line.includes('database.moved')),
    );
    expect(readdirSync(directory)).toEqual([]);
    server.kill('SIGTERM');
    expect(await server.gone()).toBe(0);
    expect(await allEnquiries(openDatabase({ DATA_DIR: elsewhere }))).toHaveLength(1);
  });
});
