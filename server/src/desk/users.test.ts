import { expect, it, onTestFinished } from 'vitest';
import { aDesk, aPassword, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aClock } from '../../test/minutes.ts';
import { until } from '../../test/until.ts';

const tareq = 'tareq@nokshi.example';
const chosen = 'velvet tortoise umbrella creek';

/** The secret of a link, as the browser finds it behind #. */
const secretIn = (path: string): string => path.split('#')[1] ?? '';

onBothDatabases('users', (newLedger) => {
  async function aDeskOfOwner() {
    const clock = aClock();
    const desk = await aDesk(newLedger, clock.now);
    const { app, rahim } = desk;
    await rahim.confirm();
    const stranger = new DeskBrowser(app);
    const invite = async (role = 'sales', email = tareq) => {
      const told = await rahim.ask('POST', '/users', { payload: { email, role } });
      expect(told.statusCode, told.body).toBe(201);
      return secretIn(told.json().path);
    };
    const choose = (secret: string, change: object = {}) =>
      stranger.ask('PUT', '/access', {
        payload: { secret, password: chosen, name: 'Tareq Aziz', ...change },
      });
    const look = (secret: string) => stranger.ask('POST', '/access', { payload: { secret } });
    const managed = async () => (await rahim.ask('GET', '/users/managed')).json();
    const deeds = async () =>
      (await rahim.ask('GET', '/log?kind=users'))
        .json()
        .items.map(({ author, action, detail }: Record<string, string>) => [
          author,
          action,
          detail,
        ]);
    return { ...desk, clock, stranger, invite, choose, look, managed, deeds };
  }

  it('are invited by a link, choose name and password there, and sign in', async () => {
    const { stranger, invite, choose, look, managed, deeds } = await aDeskOfOwner();
    const secret = await invite('sales', ' Tareq@Nokshi.example ');
    expect((await managed()).invitations).toMatchObject([
      { email: tareq, role: 'sales', by: 'Rahim' },
    ]);
    expect((await stranger.signIn(tareq, chosen)).statusCode).toBe(401);
    expect((await look(secret)).json()).toEqual({ kind: 'invitation', email: tareq, name: '' });
    expect((await choose(secret, { password: 'short' })).json().password).toBe('short');
    expect((await choose(secret, { password: 'password1234' })).json().password).toBe('guessable');
    expect((await choose(secret, { name: ' ' })).statusCode).toBe(422);
    expect((await choose(secret)).statusCode).toBe(204);
    expect((await look(secret)).statusCode).toBe(404);
    expect((await choose(secret)).statusCode).toBe(404);
    expect((await stranger.signInWorking(tareq, chosen)).statusCode).toBe(204);
    expect((await stranger.ask('GET', '/session')).json()).toMatchObject({
      ...{ email: tareq, name: 'Tareq Aziz', role: 'sales' },
    });
    const { users, invitations } = await managed();
    expect(invitations).toEqual([]);
    expect(
      users.map(({ name, role, hasSecondFactor }: Record<string, unknown>) => [
        name,
        role,
        hasSecondFactor,
      ]),
    ).toEqual([
      ['Karima', 'sales', false],
      ['Rahim', 'owner', false],
      ['Tareq Aziz', 'sales', false],
    ]);
    expect(await deeds()).toEqual([
      ['Tareq Aziz', 'joined', null],
      ['Rahim', 'invited', tareq],
    ]);
  });

  it('come by no link of an owner who is none any more', async () => {
    const { app, rahim, signedIn, choose, look } = await aDeskOfOwner();
    const mina = await signedIn('Mina', 'owner');
    await mina.confirm();
    const reset = await mina.ask('POST', '/users/rahim@nokshi.example/reset');
    const invited = await mina.ask('POST', '/users', { payload: { email: tareq, role: 'owner' } });
    const secrets = [reset, invited].map((answer) => secretIn(answer.json().path));
    const role = { payload: { role: 'sales' } };
    expect((await rahim.ask('PATCH', '/users/mina@nokshi.example', role)).statusCode).toBe(204);
    for (const secret of secrets) {
      expect((await look(secret)).statusCode).toBe(404);
      expect((await choose(secret)).statusCode).toBe(404);
    }
    expect((await new DeskBrowser(app).signInWorking('rahim@nokshi.example')).statusCode).toBe(204);
  });

  it('whom an older program calls staff are sales', async () => {
    const { database, karima } = await aDeskOfOwner();
    await database.use((ledger) =>
      ledger
        .updateTable('users')
        .set({ role: 'staff' as never })
        .where('email', '=', 'karima@nokshi.example')
        .execute(),
    );
    expect((await karima.ask('GET', '/session')).json().role).toBe('sales');
    expect((await karima.ask('GET', '/enquiries')).statusCode).toBe(200);
  });

  it('come by the last link alone, within a day, unless it is taken back', async () => {
    const { rahim, clock, invite, choose, look, managed } = await aDeskOfOwner();
    const first = await invite();
    const second = await invite('editor');
    expect((await look(first)).statusCode).toBe(404);
    expect((await look(second)).statusCode).toBe(200);
    expect((await rahim.ask('DELETE', `/users/${tareq}`)).statusCode).toBe(204);
    expect((await choose(second)).statusCode).toBe(404);
    const third = await invite();
    for (let half = 0; half < 3; half += 1) {
      clock.pass(8 * 60);
      await rahim.ask('GET', '/session');
    }
    expect((await look(third)).statusCode).toBe(404);
    expect((await choose(third)).statusCode).toBe(404);
    expect((await managed()).invitations).toEqual([]);
  });

  it('get the link by mail, too, where mail is on', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const { rahim } = await aDesk(async () => ({
      ...(await newLedger()),
      ...{ SMTP_URL: mails.url, DESK_URL: 'https://desk.nokshi.example' },
    }));
    await rahim.confirm();
    await rahim.ask('PATCH', '/session', { payload: { language: 'bn' } });
    const told = await rahim.ask('POST', '/users', { payload: { email: tareq, role: 'sales' } });
    const { path, isMailed } = told.json();
    expect(isMailed).toBe(true);
    await until('the mail to arrive', () => mails.to(tareq).length > 0);
    const [{ mail } = { mail: undefined }] = mails.to(tareq);
    expect(mail?.text).toContain(`https://desk.nokshi.example${path}`);
    expect(mail?.text).toContain('Rahim আপনাকে');
    expect(mail?.subject).toMatch(/\p{Script=Bengali}/u);
  });

  it('are invited once', async () => {
    const { rahim } = await aDeskOfOwner();
    const payload = { email: 'KARIMA@nokshi.example', role: 'editor' };
    const told = await rahim.ask('POST', '/users', { payload });
    expect([told.statusCode, told.json().reason]).toEqual([422, 'known']);
    for (const email of ['karima', 'karima@', 'a b@c.example']) {
      const wrong = await rahim.ask('POST', '/users', { payload: { email, role: 'editor' } });
      expect([email, wrong.statusCode]).toEqual([email, 422]);
    }
  });

  it('leave no secret of a link behind', async () => {
    const { database, invite } = await aDeskOfOwner();
    const secret = await invite();
    const rows = await database.use((ledger) =>
      ledger.selectFrom('access_links').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('choose a new password by a link, which signs them out everywhere', async () => {
    const { rahim, karima, stranger, look, choose, deeds } = await aDeskOfOwner();
    const email = 'karima@nokshi.example';
    const told = await rahim.ask('POST', `/users/${email}/reset`);
    expect(told.statusCode).toBe(201);
    const secret = secretIn(told.json().path);
    expect((await look(secret)).json()).toEqual({ kind: 'reset', email, name: 'Karima' });
    expect((await karima.ask('GET', '/session')).statusCode).toBe(200);
    expect((await choose(secret, { name: undefined })).statusCode).toBe(204);
    expect((await karima.ask('GET', '/session')).statusCode).toBe(401);
    expect((await stranger.signIn(email)).statusCode).toBe(401);
    expect((await stranger.signInWorking(email, chosen)).statusCode).toBe(204);
    expect((await stranger.ask('GET', '/session')).json().name).toBe('Karima');
    expect(await deeds()).toEqual([
      ['Karima', 'chose-password', null],
      ['Rahim', 'reset-password', email],
    ]);
    expect((await rahim.ask('POST', '/users/nobody@nokshi.example/reset')).statusCode).toBe(404);
    const unused = secretIn((await rahim.ask('POST', `/users/${email}/reset`)).json().path);
    const password = { old: chosen, new: aPassword };
    expect((await stranger.ask('PATCH', '/session', { payload: { password } })).statusCode).toBe(
      200,
    );
    expect((await look(unused)).statusCode).toBe(404);
  });

  it('get another role, sign in anew with it, and hand back what is no longer theirs', async () => {
    const { rahim, karima, enquire, deeds, listed } = await aDeskOfOwner();
    const email = 'karima@nokshi.example';
    const reference = await enquire();
    await karima.ask('PATCH', `/enquiries/${reference}`, {
      payload: { version: 1, assignee: email },
    });
    const change = (role: string, whose = email) =>
      rahim.ask('PATCH', `/users/${whose}`, { payload: { role } });
    expect((await change('editor')).statusCode).toBe(204);
    expect((await karima.ask('GET', '/session')).statusCode).toBe(401);
    await karima.signIn(email);
    expect((await karima.ask('GET', '/session')).json().role).toBe('editor');
    expect(await listed(`?assignee=${email}`)).toEqual([]);
    expect((await change('king')).statusCode).toBe(422);
    expect((await change('sales', 'nobody@nokshi.example')).statusCode).toBe(404);
    expect(await deeds()).toEqual([['Rahim', 'changed-role', `editor ${email}`]]);
  });

  it('lose their sessions at once when they are removed, and somebody stays an owner', async () => {
    const { rahim, karima, managed, deeds } = await aDeskOfOwner();
    const remove = (email: string) => rahim.ask('DELETE', `/users/${email}`);
    expect((await remove('karima@nokshi.example')).statusCode).toBe(204);
    expect((await karima.ask('GET', '/session')).statusCode).toBe(401);
    expect((await karima.signIn('karima@nokshi.example', aPassword)).statusCode).toBe(401);
    expect((await remove('karima@nokshi.example')).statusCode).toBe(404);
    const last = 'rahim@nokshi.example';
    for (const told of [
      await remove(last),
      await rahim.ask('PATCH', `/users/${last}`, { payload: { role: 'sales' } }),
    ]) {
      expect([told.statusCode, told.json().reason]).toEqual([422, 'last-owner']);
    }
    expect((await managed()).users).toHaveLength(1);
    expect(await deeds()).toEqual([['Rahim', 'removed-user', 'karima@nokshi.example']]);
  });

  it('keep an owner however many owners go at once', async () => {
    const { rahim, signedIn, database } = await aDeskOfOwner();
    const salma = await signedIn('Salma', 'owner');
    await salma.confirm();
    const answers = await Promise.all([
      rahim.ask('DELETE', '/users/salma@nokshi.example'),
      salma.ask('DELETE', '/users/rahim@nokshi.example'),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const owners = await database.use((ledger) =>
      ledger.selectFrom('users').select('email').where('role', '=', 'owner').execute(),
    );
    expect(owners).toHaveLength(1);
  });
});
