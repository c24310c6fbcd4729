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
    let isRefused = false;
    const refused = post(app, 'contact', { ...aContact, message: 'two' }).finally(() => {
      isRefused = true;
    });
    let answeredMeanwhile = 0;
    while (!isRefused) {
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
      answeredMeanwhile += 1;
      await pause(5);
    }
    expect((await refused).statusCode).toBe(503);
    // Waiting inside SQLite, nothing else would run for half a second or more: four at most.
    expect(answeredMeanwhile).toBeGreaterThan(8);

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

    let waiting = 0;
    const submit = async (message: string) => {
      waiting += 1;
      const answer = await post(app, 'contact', { ...aContact, message }, { accept: 'text/html' });
      waiting -= 1;
      expect(answer.statusCode).toBe(503);
      expect(parse(answer.body).querySelector('[name="message"]')?.textContent).toContain(message);
    };
    const posts: Promise<unknown>[] = [];
    let mostWaiting = 0;
    for (let index = 0; index < 20; index += 1) {
      posts.push(submit(`message ${index}`));
      if (index % 5 === 0) posts.push(app.inject({ url: '/readyz' }));
      await pause(200);
      mostWaiting = Math.max(mostWaiting, waiting);
    }
    await Promise.all(posts);
    // Each waits for two seconds, in which ten come; one after the other, all would wait at the end.
    expect(mostWaiting).toBeLessThan(15);
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
