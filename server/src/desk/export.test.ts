import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { aDesk, type DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { copyEnquiry } from '../../test/many-enquiries.ts';
import { until } from '../../test/until.ts';
import { setPassword } from '../ledger/desk/users.ts';
import { Reader } from '../ledger/reading/reader.ts';

const hostile = `=cmd|' /C calc'!A0<script>alert("1")</script>`;

const cookiesOf = ({ cookies }: DeskBrowser): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** One after the other: the file before counts as on its way until its stream is closed. */
async function exported(browser: DeskBrowser, query: string) {
  await browser.confirm();
  let answer = await browser.ask('GET', `/export${query}`);
  await until('the export before to be over', async () => {
    if (answer.statusCode === 429) answer = await browser.ask('GET', `/export${query}`);
    return answer.statusCode !== 429;
  });
  return answer;
}

/** What the log says was exported, the latest first. */
const exportsIn = async (browser: DeskBrowser): Promise<{ author: string; detail: string }[]> => {
  const { items } = (await browser.ask('GET', '/log')).json();
  return items.filter(({ action }: { action: string }) => action === 'exported');
};

/**
 * Begins to measure turns of the event loop by what they take of the processor, which others may have for
 * longer. @returns how to end, and how many milliseconds the longest took
 */
function longestTurn(): () => number {
  let longest = 0;
  let isOver = false;
  const next = (before: NodeJS.CpuUsage) =>
    setImmediate(() => {
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      if (!isOver) next(process.threadCpuUsage());
    });
  next(process.threadCpuUsage());
  return () => {
    isOver = true;
    return longest;
  };
}

/** Many enquiries of one text, in a ledger whose server listens. */
async function aListeningDesk(
  newLedger: () => Promise<Record<string, string>>,
  count: number,
  message = 'We are a school. '.repeat(300),
) {
  const desk = await aDesk(newLedger);
  await desk.rahim.confirm();
  const reference = await desk.enquire();
  await desk.database.use((ledger) => copyEnquiry(ledger, reference, 'NK-', count, { message }));
  await desk.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = desk.app.server.address() as AddressInfo;
  /** A download that has begun; nothing of it is read yet. */
  const begin = async (browser: DeskBrowser) => {
    const asking = send({
      port,
      host: '127.0.0.1',
      path: '/api/desk/export',
      headers: { cookie: cookiesOf(browser), 'sec-fetch-site': 'same-origin' },
    }).end();
    const [answer] = await once(asking, 'response');
    // Whoever reads the answer is told that it broke.
    asking.on('error', () => {});
    return { asking, answer };
  };
  return { ...desk, begin };
}

onBothDatabases('the export', (newLedger) => {
  it('holds up nobody, however long the enquiries are', async () => {
    const message = 'ক্ষুধা "মন্দা" '.repeat(700);
    const { rahim, begin } = await aListeningDesk(newLedger, 500, message);
    const { answer } = await begin(rahim);
    const busy = longestTurn();
    await once(answer.resume(), 'end');
    // Each takes about two milliseconds to write; all at once took more than a second.
    expect(busy()).toBeLessThan(600);
  });

  it('writes what the inbox shows into a file, guarded against formulas, and logs it', async () => {
    const { rahim, enquire } = await aDesk(newLedger);
    const first = await enquire({ name: hostile, subject: hostile, message: hostile });
    const second = await enquire({ page: '/bn/contact', campaign: hostile, referrer: hostile });
    const spam = await enquire({ leave_empty: 'x' });
    const csv = await exported(rahim, '?format=csv');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="enquiries-20\d\d-\d\d-\d\d\.csv"$/,
    );
    for (const reference of [first, second]) expect(csv.body).toContain(reference);
    expect(csv.body).not.toContain(spam);
    // Every cell stands in quotes; none begins with what a spreadsheet would calculate.
    expect(csv.body).toContain(`"'=cmd|' /C calc'!A0<script>alert(""1"")</script>"`);
    expect(csv.body).not.toMatch(/(?:^|,)"[=+\-@]/m);
    const json = await exported(rahim, '?format=json&language=bn');
    expect(json.json()).toMatchObject([{ reference: second, campaign: hostile }]);
    expect((await exported(rahim, '?stage=set-aside&format=json')).json()).toMatchObject([
      { reference: spam },
    ]);
    expect((await exported(rahim, '?kind=demo&format=json')).json()).toEqual([]);
    await until('all of them to be logged', async () => {
      const logged = await exportsIn(rahim);
      return (
        logged.map(({ author, detail }) => `${author} ${detail}`).join() ===
        'Rahim 0,Rahim 1,Rahim 1,Rahim 2'
      );
    });
    for (const query of ['?format=xml', '?limit=5', '?nonsense=1', '?q=a']) {
      expect((await exported(rahim, query)).statusCode).toBe(422);
    }
  });

  it('is no affair of sales, nor of any other website', async () => {
    const { rahim, karima, enquire } = await aDesk(newLedger);
    await rahim.confirm();
    await enquire();
    expect((await karima.ask('GET', '/export')).statusCode).toBe(403);
    for (const site of ['cross-site', 'same-site', '']) {
      const headers = { 'sec-fetch-site': site };
      expect((await rahim.ask('GET', '/export', { headers })).statusCode).toBe(403);
    }
    expect(await exportsIn(rahim)).toEqual([]);
    const typed = await rahim.ask('GET', '/export', { headers: { 'sec-fetch-site': 'none' } });
    expect(typed.statusCode).toBe(200);
  });

  it('goes out once at a time, ends when the browser goes, and says how far it came', async () => {
    const { rahim, begin } = await aListeningDesk(newLedger, 4000);
    const { asking, answer } = await begin(rahim);
    expect(answer.statusCode).toBe(200);
    expect((await rahim.ask('GET', '/export')).statusCode).toBe(429);
    asking.destroy();
    await until('it to be over', async () => (await exportsIn(rahim)).length > 0);
    // No page is read before the browser takes what was read.
    const [{ detail } = { detail: '' }] = await exportsIn(rahim);
    expect(Number(detail)).toBeGreaterThan(0);
    expect(Number(detail)).toBeLessThan(3500);
    expect((await exported(rahim, '?kind=demo')).statusCode).toBe(200);
  });

  it.each<[string, (desk: Awaited<ReturnType<typeof aListeningDesk>>) => Promise<unknown>]>([
    ['signs out', ({ rahim }) => rahim.ask('DELETE', '/session')],
    [
      'gets another password',
      ({ database }) =>
        database.use((ledger) =>
          ledger.transaction().execute((one) => setPassword(one, 'rahim@nokshi.example', 'x')),
        ),
    ],
    [
      'is no user any more',
      ({ database }) =>
        database.use((ledger) => ledger.deleteFrom('users').where('name', '=', 'Rahim').execute()),
    ],
    [
      'is no owner any more',
      ({ database }) =>
        database.use((ledger) =>
          ledger.updateTable('users').set({ role: 'sales' }).where('name', '=', 'Rahim').execute(),
        ),
    ],
  ])('is broken off when who takes it %s', async (_, end) => {
    const desk = await aListeningDesk(newLedger, 4000);
    const { answer } = await desk.begin(desk.rahim);
    await end(desk);
    const taken = (async () => {
      for await (const _ of answer);
    })();
    await expect(taken).rejects.toMatchObject({ code: 'ECONNRESET' });
    const howFar = () =>
      desk.database.use((ledger) =>
        ledger
          .selectFrom('desk_log')
          .select('detail')
          .where('action', '=', 'exported')
          .executeTakeFirst(),
      );
    await until('the log to say how far it came', async () => (await howFar()) !== undefined);
    expect(Number((await howFar())?.detail)).toBeLessThan(3500);
  });

  it('is no whole file when the ledger goes in the middle', async () => {
    const { rahim, begin } = await aListeningDesk(newLedger, 4000);
    const { answer } = await begin(rahim);
    const ask = Reader.prototype.ask;
    try {
      Reader.prototype.ask = () => Promise.reject(new Error('the ledger is gone'));
      const taken = (async () => {
        for await (const _ of answer);
      })();
      await expect(taken).rejects.toMatchObject({ code: 'ECONNRESET' });
    } finally {
      Reader.prototype.ask = ask;
    }
    await until('it to be over', async () => (await exportsIn(rahim)).length > 0);
    expect((await exported(rahim, '?kind=demo')).statusCode).toBe(200);
  });
});
