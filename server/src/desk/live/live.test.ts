import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DeskBrowser } from '../../../test/desk.ts';
import { EventStream } from '../../../test/event-stream.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { aLiveDesk, cookieOf } from '../../../test/live-desk.ts';
import { MailServer } from '../../../test/mail-server.ts';
import { aContact } from '../../../test/running-app.ts';
import { until } from '../../../test/until.ts';
import { endSessions } from '../../ledger/desk/sessions.ts';

/** Milliseconds: long for a busy machine, short beside the look at all sessions each 15 seconds. */
const soon = 5000;

onBothDatabases('the events of the desk', (newLedger) => {
  it('are told to nobody without a session', async () => {
    const { address } = await aLiveDesk(newLedger);
    const stranger = await EventStream.open(address, `desk=${'A'.repeat(43)}`);
    expect(stranger.answer.status).toBe(401);
    const head = await fetch(`${address}/api/desk/events`, { method: 'HEAD' });
    expect(head.status).toBe(401);
  });

  it('come as a stream that nobody on the way keeps or changes', async () => {
    const { rahim, follow } = await aLiveDesk(newLedger);
    const { headers } = (await follow(rahim)).answer;
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  it('name what came in and what a colleague did, without a word of a visitor', async () => {
    const { rahim, karima, follow, enquire } = await aLiveDesk(newLedger);
    const streams = [await follow(rahim), await follow(karima)];
    const toldOf = (reference: string) =>
      until('both to be told', () => streams.every((one) => one.hasToldOf(reference)), soon);
    const forget = () => {
      for (const { events } of streams) events.length = 0;
    };
    const reference = await enquire();
    await toldOf(reference);
    forget();
    // Its mark goes in everybody's list.
    await rahim.ask('GET', `/enquiries/${reference}`);
    await toldOf(reference);
    forget();
    await karima.ask('PATCH', `/enquiries/${reference}`, {
      payload: { version: 1, note: 'Rahim' },
    });
    await toldOf(reference);
    forget();
    await karima.ask('GET', `/enquiries/${reference}`);
    await karima.ask('PATCH', `/enquiries/${reference}`, { payload: { version: 1, note: 'Old' } });
    const other = await enquire();
    await toldOf(other);
    const told = JSON.stringify(streams.map(({ events }) => events));
    // Neither what changed nothing is told, nor what anybody wrote.
    for (const word of [reference, aContact.name, aContact.email, 'Mirpur', 'Old']) {
      expect(told).not.toContain(word);
    }
  });

  it('name an enquiry whose mail has arrived', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    mails.mode = 'hang';
    const { rahim, follow, enquire } = await aLiveDesk(async () => ({
      ...(await newLedger()),
      SMTP_URL: mails.url,
    }));
    const reference = await enquire();
    await until('the mails to be in hand', () => mails.held === 2);
    const stream = await follow(rahim);
    mails.letGo();
    await until('it to be told', () => stream.hasToldOf(reference));
  });

  it('are told together when much happens', async () => {
    const { rahim, follow, enquire } = await aLiveDesk(newLedger);
    const stream = await follow(rahim);
    const start = performance.now();
    await Promise.all(Array.from({ length: 100 }, () => enquire()));
    const last = await enquire();
    await until('the last to be told', () => stream.hasToldOf(last));
    const seconds = (performance.now() - start) / 1000;
    // SQLite's index is filled beside it, which counts as another process.
    expect(stream.named('changed').length).toBeLessThanOrEqual(2 + Math.ceil(4 * seconds));
  });

  it('hear of what the command line forgets', async () => {
    const { ledger, rahim, follow, enquire } = await aLiveDesk(newLedger);
    const reference = await enquire();
    const stream = await follow(rahim);
    const leads = join(import.meta.dirname, '../../../leads.ts');
    const command = spawn(process.execPath, [leads, 'forget', reference], {
      env: { PATH: process.env['PATH'], ...ledger },
      cwd: '/',
    });
    expect(await once(command, 'exit')).toEqual([0, null]);
    await until('the page to be told', () => stream.hasSaidMany, soon);
  });

  it('end with the session: at once where it is ended, within a minute anywhere', async () => {
    const { rahim, karima, database, follow } = await aLiveDesk(newLedger);
    const [his, hers] = [await follow(rahim), await follow(karima)];
    await karima.ask('DELETE', '/session');
    await until('her stream to end', () => hers.isOver, soon);
    expect(his.isOver).toBe(false);
    await database.use((ledger) => endSessions(ledger));
    await until('his stream to end', () => his.isOver, 60_000);
  });

  it('keep no session alive, nor does what a page asks by itself', async () => {
    let ahead = 0;
    const { rahim, address, follow } = await aLiveDesk(newLedger, () => Date.now() + ahead);
    const status = async () =>
      (await rahim.ask('GET', '/unread', { headers: { 'desk-unattended': '1' } })).statusCode;
    ahead = 11 * 60 * 60_000;
    await follow(rahim);
    expect(await status()).toBe(200);
    ahead = 12 * 60 * 60_000 + 60_000;
    expect(await status()).toBe(401);
    const again = await EventStream.open(address, cookieOf(rahim));
    expect(again.answer.status).toBe(401);
  });

  it('come to ten pages of one user; the oldest makes way, and knows why', async () => {
    const { rahim, karima, follow } = await aLiveDesk(newLedger);
    const hers = await follow(karima);
    const streams: EventStream[] = [];
    for (let index = 0; index < 11; index += 1) streams.push(await follow(rahim));
    const [oldest, ...others] = streams;
    await until('the oldest to end', () => oldest?.isOver === true);
    expect(oldest?.events.at(-1)).toEqual({ name: 'displaced', data: {} });
    expect([hers, ...others].some(({ isOver }) => isOver)).toBe(false);
  });

  it('end at once when the server stops', async () => {
    const { app, rahim, follow } = await aLiveDesk(newLedger);
    const stream = await follow(rahim);
    const start = performance.now();
    await app.close();
    expect(performance.now() - start).toBeLessThan(1400);
    await until('the stream to end', () => stream.isOver);
  });
});

onBothDatabases('who has what open', (newLedger) => {
  it('is told by name, and ends with the page', async () => {
    const { rahim, karima, follow, say, people, enquire } = await aLiveDesk(newLedger);
    const reference = await enquire();
    const his = await follow(rahim);
    const hers = await follow(karima);
    expect(await say(karima, hers, reference)).toBe(204);
    const karimaThere = { name: 'Karima', email: 'karima@nokshi.example', reference };
    expect(await people()).toEqual([{ ...karimaThere, writing: false, pages: 1 }]);
    await until('he to be told', () => his.named('presence').length > 0, soon);
    // In a second page of hers, too: it is still one of her.
    const second = await follow(karima);
    expect(await say(karima, second, reference, true)).toBe(204);
    expect(await people()).toEqual([{ ...karimaThere, writing: true, pages: 2 }]);
    second.leave();
    await until('her second page to be gone', async () => {
      const [one] = await people();
      return one !== undefined && 'writing' in one && one.writing === false;
    });
    expect(await say(karima, hers, null)).toBe(204);
    expect(await people()).toEqual([]);
    await say(karima, hers, reference);
    his.events.length = 0;
    hers.leave();
    await until('her page to be gone', async () => (await people()).length === 0);
    await until('he to be told', () => his.named('presence').length > 0, soon);
  });

  it('takes nothing that is no enquiry, no stream or of somebody else', async () => {
    const { app, rahim, karima, follow, say, people, enquire } = await aLiveDesk(newLedger);
    const reference = await enquire();
    const his = await follow(rahim);
    const elsewhere = new DeskBrowser(app);
    await elsewhere.signIn('rahim@nokshi.example');
    // Whether or not it has said anything yet, and in another browser of his, too.
    expect(await say(karima, his, reference)).toBe(404);
    expect(await say(elsewhere, his, reference)).toBe(404);
    expect(await people()).toEqual([]);
    expect(await say(rahim, his, 'NK-0000-0000')).toBe(404);
    expect(await say(rahim, his, reference)).toBe(204);
    expect(await say(karima, his, null)).toBe(404);
    expect(await say(elsewhere, his, null)).toBe(404);
    const madeUp = { stream: crypto.randomUUID(), reference, writing: false };
    expect((await karima.ask('PUT', '/presence', { payload: madeUp })).statusCode).toBe(404);
    expect(await people()).toMatchObject([{ name: 'Rahim', reference }]);
    for (const payload of [
      {},
      { stream: 'x', reference, writing: false },
      { stream: await his.id(), reference, writing: 1 },
      { stream: await his.id(), reference: 'N'.repeat(51), writing: false },
    ]) {
      expect((await rahim.ask('PUT', '/presence', { payload })).statusCode).toBe(422);
    }
    const stranger = new DeskBrowser(app);
    expect((await stranger.ask('GET', '/presence')).statusCode).toBe(401);
    expect((await stranger.ask('PUT', '/presence', { payload: {} })).statusCode).toBe(401);
  });

  it('goes with an enquiry that is forgotten', async () => {
    const { rahim, follow, say, people, enquire, database } = await aLiveDesk(newLedger);
    const reference = await enquire();
    const his = await follow(rahim);
    await say(rahim, his, reference);
    await database.use((ledger) =>
      ledger.deleteFrom('enquiries').where('reference', '=', reference).execute(),
    );
    expect(await people()).toEqual([]);
    expect(await say(rahim, his, null)).toBe(204);
  });
});

onBothDatabases('what nobody has opened', (newLedger) => {
  it('is counted, as far as the inbox shows it', async () => {
    const { rahim, enquire } = await aLiveDesk(newLedger);
    const unread = async () => (await rahim.ask('GET', '/unread')).json();
    expect(await unread()).toEqual({ number: 0, orMore: false });
    const reference = await enquire();
    const later = await enquire();
    await enquire({ leave_empty: 'x' });
    expect(await unread()).toEqual({ number: 2, orMore: false });
    await rahim.ask('GET', `/enquiries/${reference}`);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    await rahim.ask('PATCH', `/enquiries/${later}`, {
      payload: { version: 1, snoozedUntil: tomorrow },
    });
    expect(await unread()).toEqual({ number: 0, orMore: false });
    await Promise.all(Array.from({ length: 100 }, () => enquire()));
    expect(await unread()).toEqual({ number: 100, orMore: false });
    await enquire();
    expect(await unread()).toEqual({ number: 100, orMore: true });
  });
});
