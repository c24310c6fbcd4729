import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../../test/all-enquiries.ts';
import { builtSite } from '../../../test/built-site.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../../test/running-app.ts';
import { DatabaseUnavailable } from './failure.ts';

describe('a SQLite ledger that another process has locked', () => {
  it('keeps posts waiting and nothing else, and gives up in the end', async () => {
    const directory = newDirectory();
    const app = await runningApp({ DATA_DIR: directory });
    expect((await post(app, 'contact', { ...aContact, message: 'one' })).statusCode).toBe(201);
    const tool = new DatabaseSync(join(directory, 'enquiries.sqlite'));
    onTestFinished(() => tool.close());

    tool.exec('begin immediate');
    let latest = performance.now();
    let longestGap = 0;
    const ticks = setInterval(() => {
      longestGap = Math.max(longestGap, performance.now() - latest);
      latest = performance.now();
    }, 5);
    onTestFinished(() => clearInterval(ticks));
    const refused = post(app, 'contact', { ...aContact, message: 'two' });
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await refused).statusCode).toBe(503);
    // Waiting inside SQLite, nothing else would run for half a second or more.
    longestGap = Math.max(longestGap, performance.now() - latest);
    expect(longestGap).toBeLessThan(300);

    let isAnswered = false;
    const waiting = post(app, 'contact', { ...aContact, message: 'three' }).finally(() => {
      isAnswered = true;
    });
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect(isAnswered).toBe(false);
    tool.exec('commit');
    expect((await waiting).statusCode).toBe(201);
    const kept = await allEnquiries(openDatabase({ DATA_DIR: directory }));
    expect(kept.map(({ message }) => message).sort()).toEqual(['one', 'three']);
  });

  it('answers each of many posts in time, with its words, whoever else asks', async () => {
    const directory = newDirectory();
    const app = await runningApp({ DATA_DIR: directory, SITE_DIR: builtSite() });
    expect((await post(app, 'contact', aContact)).statusCode).toBe(201);
    const tool = new DatabaseSync(join(directory, 'enquiries.sqlite'));
    onTestFinished(() => tool.close());
    tool.exec('begin immediate');

    const waits: number[] = [];
    const submit = async (message: string) => {
      const start = performance.now();
      const answer = await post(app, 'contact', { ...aContact, message }, { accept: 'text/html' });
      waits.push(performance.now() - start);
      expect(answer.statusCode).toBe(503);
      expect(parse(answer.body).querySelector('[name="message"]')?.textContent).toContain(message);
    };
    const posts: Promise<unknown>[] = [];
    for (let index = 0; index < 20; index += 1) {
      posts.push(submit(`message ${index}`));
      if (index % 5 === 0) posts.push(app.inject({ url: '/readyz' }));
      await pause(200);
    }
    await Promise.all(posts);
    expect(Math.max(...waits)).toBeLessThan(2500);
    tool.exec('commit');
    expect((await post(app, 'contact', { ...aContact, message: 'after' })).statusCode).toBe(201);
  });

  it('is waited for until the deadline of each, whoever waits before', async () => {
    const directory = newDirectory();
    const database = openDatabase({ DATA_DIR: directory });
    const beat = (deadline?: number) =>
      database.use(
        (ledger) => ledger.insertInto('heartbeat').values({ id: 1, beat_at: 1 }).execute(),
        deadline,
      );
    expect(await allEnquiries(database)).toEqual([]);
    const tool = new DatabaseSync(join(directory, 'enquiries.sqlite'));
    onTestFinished(() => tool.close());
    tool.exec('begin immediate');
    const start = performance.now();
    const refused: string[] = [];
    const refuse = (name: string, deadline?: number) =>
      expect(beat(deadline).finally(() => refused.push(name))).rejects.toThrow(DatabaseUnavailable);
    await Promise.all([
      refuse('patient'),
      refuse('came long ago', start - 1000),
      refuse('came a while ago', start + 500),
    ]);
    expect(refused).toEqual(['came long ago', 'came a while ago', 'patient']);
    tool.exec('commit');
    await beat(start);
  });
});
