import { expect, it } from 'vitest';
import { aDesk, aPassword, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';

const newPassword = 'velvet tortoise umbrella creek';

onBothDatabases('what users choose at the desk', (newLedger) => {
  it('keeps the language and the digest mail with the user alone', async () => {
    const { rahim, karima, app } = await aDesk(newLedger);
    const chosen = await rahim.ask('PATCH', '/session', {
      payload: { language: 'bn', digestMail: true },
    });
    expect(chosen.json()).toMatchObject({ language: 'bn', digestMail: true });
    const other = new DeskBrowser(app);
    await other.signIn('rahim@nokshi.example');
    expect((await other.ask('GET', '/session')).json()).toEqual(chosen.json());
    await rahim.ask('PATCH', '/session', { payload: { digestMail: false } });
    expect((await other.ask('GET', '/session')).json()).toMatchObject({
      language: 'bn',
      digestMail: false,
    });
    expect((await karima.ask('GET', '/session')).json()).toMatchObject({
      language: 'en',
      digestMail: false,
    });
    for (const payload of [
      { language: 'xx' },
      { digestMail: 1 },
      { role: 'owner' },
      { email: 'karima@nokshi.example' },
      { password: 'velvet' },
      [],
      null,
    ]) {
      const text = JSON.stringify(payload);
      const headers = { 'content-type': 'application/json' };
      const refused = await karima.ask('PATCH', '/session', { payload: text, headers });
      expect(refused.statusCode).toBe(422);
    }
    expect((await karima.ask('GET', '/session')).json().role).toBe('sales');
  });

  it('takes a new password for the old one, and ends the other sessions', async () => {
    const { rahim, karima, app, database } = await aDesk(newLedger);
    const email = 'rahim@nokshi.example';
    const elsewhere = new DeskBrowser(app);
    await elsewhere.signIn(email);
    const change = (old: string, wanted: string, browser = rahim) =>
      browser.ask('PATCH', '/session', { payload: { password: { old, new: wanted } } });
    for (const [old, wanted, fault] of [
      ['not the old one', newPassword, 'wrong'],
      [aPassword, 'short', 'short'],
      [aPassword, 'password1234', 'guessable'],
      [aPassword, 'rahim@nokshi.example', 'guessable'],
    ] as const) {
      const refused = await change(old, wanted);
      expect([refused.statusCode, refused.json().password]).toEqual([422, fault]);
    }
    expect((await elsewhere.ask('GET', '/session')).statusCode).toBe(200);
    expect((await change(aPassword, newPassword)).statusCode).toBe(200);
    expect((await rahim.ask('GET', '/session')).statusCode).toBe(200);
    expect((await elsewhere.ask('GET', '/session')).statusCode).toBe(401);
    expect((await karima.ask('GET', '/session')).statusCode).toBe(200);
    expect((await elsewhere.signIn(email)).statusCode).toBe(401);
    expect((await elsewhere.signIn(email, newPassword)).statusCode).toBe(204);
    const log = await database.use((ledger) =>
      ledger.selectFrom('desk_log').selectAll().where('action', '=', 'changed-password').execute(),
    );
    expect(log).toMatchObject([{ author: 'Rahim', detail: null, reference: null }]);
  });

  it('counts a wrong old password as a try', async () => {
    const { rahim, karima } = await aDesk(newLedger);
    const change = (old: string) =>
      rahim.ask('PATCH', '/session', { payload: { password: { old, new: newPassword } } });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await change('not the old one')).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await change(aPassword)).statusCode).toBe(429);
    expect((await karima.signIn('karima@nokshi.example')).statusCode).toBe(204);
  });

  it('tells where one is signed in, and ends the others', async () => {
    const { rahim, karima, app } = await aDesk(newLedger);
    const elsewhere = new DeskBrowser(app);
    await elsewhere.signIn('rahim@nokshi.example');
    const told = (await rahim.ask('GET', '/sessions')).json().sessions;
    expect(told.map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, true]);
    expect(JSON.stringify(told)).not.toContain(rahim.cookies.get('desk'));
    expect((await rahim.ask('DELETE', '/sessions')).statusCode).toBe(204);
    expect((await elsewhere.ask('GET', '/session')).statusCode).toBe(401);
    expect((await rahim.ask('GET', '/sessions')).json().sessions).toHaveLength(1);
    expect((await karima.ask('GET', '/session')).statusCode).toBe(200);
  });

  it('names the browser, and ends one session alone, but none of somebody else', async () => {
    const { rahim, karima, app } = await aDesk(newLedger);
    const phone = new DeskBrowser(app);
    const headers = {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    };
    await phone.signIn('rahim@nokshi.example', aPassword, { headers });
    const tablet = new DeskBrowser(app);
    await tablet.signIn('rahim@nokshi.example');
    const { sessions } = (await rahim.ask('GET', '/sessions')).json();
    const { id } = sessions.find(
      ({ browser }: { browser: string }) => browser === 'Chrome, Android',
    );
    expect((await karima.ask('DELETE', `/sessions/${id}`)).statusCode).toBe(404);
    expect((await phone.ask('GET', '/session')).statusCode).toBe(200);
    expect((await rahim.ask('DELETE', `/sessions/${id}`)).statusCode).toBe(204);
    expect((await phone.ask('GET', '/session')).statusCode).toBe(401);
    expect((await tablet.ask('GET', '/session')).statusCode).toBe(200);
    expect((await rahim.ask('DELETE', `/sessions/${id}`)).statusCode).toBe(404);
  });
});
