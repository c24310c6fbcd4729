import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newDirectory } from '../../../test/new-directory.ts';
import {
  aContact,
  allEnquiries,
  openDatabase,
  post,
  runningApp,
} from '../../../test/running-app.ts';

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
});
