import { expect, it } from 'vitest';
import { codeOf } from '../../test/code-of.ts';
import { aDesk as aDeskOfTwo, aPassword, aUser, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { aClock } from '../../test/minutes.ts';
import { openDatabase, replicas, runningApp } from '../../test/running-app.ts';
import { runHere } from '../../test/test-terminal.ts';
import { until } from '../../test/until.ts';
import { setSecondFactor } from '../ledger/desk/second-factor.ts';
import { desk } from './command/desk.ts';
import { newKey, newRecoveryCodes, stepOf } from './second-factor.ts';

it('knows the code of a moment, one step around it, in any digits', () => {
  const key = newKey();
  const time = Date.UTC(2026, 10, 22, 12, 0, 15);
  const step = Math.floor(time / 30_000);
  for (const away of [-1, 0, 1]) {
    expect(stepOf(codeOf(key, time + away * 30_000), key, time)).toBe(step + away);
  }
  expect(stepOf(codeOf(key, time - 60_000), key, time)).toBeUndefined();
  expect(stepOf(codeOf(key, time + 60_000), key, time)).toBeUndefined();
  const bangla = codeOf(key, time).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
  expect(stepOf(`${bangla.slice(0, 3)} ${bangla.slice(3)}`, key, time)).toBe(step);
  for (const nothing of ['', '1', 'abcdef', '1234567']) {
    expect(stepOf(nothing, key, time)).toBeUndefined();
  }
});

onBothDatabases('signing in with a second factor', (newLedger) => {
  async function aDesk() {
    const ledger = await newLedger();
    const clock = aClock();
    const app = await runningApp(ledger, clock.now);
    const database = openDatabase(ledger);
    const email = await aUser(database, 'Rahim', 'owner');
    const key = newKey();
    const recoveryCodes = newRecoveryCodes();
    const set = (factor: Parameters<typeof setSecondFactor>[2]) =>
      database.use((open) =>
        open.transaction().execute((one) => setSecondFactor(one, email, factor)),
      );
    await set({ secret: key, step: 0, recoveryCodes });
    const browser = new DeskBrowser(app);
    const signIn = (code?: string, one = browser, password = aPassword) =>
      one.ask('POST', '/session', { payload: { email, password, code } });
    await until('the desk to open', async () => (await signIn()).statusCode === 401);
    return { ledger, app, clock, database, email, key, recoveryCodes, set, browser, signIn };
  }

  it('is set up at the desk once the owner demands it, before anything else opens', async () => {
    const clock = aClock();
    const { rahim, karima, app } = await aDeskOfTwo(newLedger, clock.now);
    const email = 'karima@nokshi.example';
    const demand = (isDemanded: boolean) =>
      rahim.ask('PUT', '/users/second-factor', { payload: { isDemanded } });
    await rahim.confirm();
    expect((await demand(true)).statusCode).toBe(204);
    expect((await rahim.ask('GET', '/users/managed')).json().demandsSecondFactor).toBe(true);
    // Who is signed in goes on until they sign in next.
    expect((await karima.ask('GET', '/enquiries')).statusCode).toBe(200);
    clock.pass(1);
    const again = new DeskBrowser(app);
    expect((await again.signIn(email)).statusCode).toBe(204);
    expect((await again.ask('GET', '/session')).json()).toMatchObject({
      hasSecondFactor: false,
      needsSecondFactor: true,
    });
    for (const path of ['/enquiries', '/log', '/users', '/sessions', '/presence', '/events']) {
      const told = await again.ask('GET', path);
      expect([path, told.statusCode, told.json().needsSecondFactor]).toEqual([path, 403, true]);
    }
    const unasked = await again.ask('POST', '/session/second-factor');
    expect([unasked.statusCode, unasked.json().needsPassword]).toEqual([403, true]);
    await again.confirm();
    const made = (await again.ask('POST', '/session/second-factor')).json();
    expect(made.address).toContain(`secret=${made.key}`);
    expect(made.squares.every((row: string) => row.length === made.squares.length)).toBe(true);
    const prove = (code: string) =>
      again.ask('PUT', '/session/second-factor', { payload: { key: made.key, code } });
    expect((await prove('000000')).statusCode).toBe(422);
    const set = await prove(codeOf(made.key, clock.now()));
    expect(set.statusCode).toBe(200);
    expect(set.json().recoveryCodes).toHaveLength(10);
    expect((await again.ask('GET', '/enquiries')).statusCode).toBe(200);
    // Signed in without it elsewhere, and set up: both are over.
    expect((await karima.ask('GET', '/session')).statusCode).toBe(401);
    expect((await prove(codeOf(made.key, clock.now()))).statusCode).toBe(409);
    expect((await again.ask('POST', '/session/second-factor')).statusCode).toBe(409);
    const code = { payload: { email, password: aPassword, code: set.json().recoveryCodes[0] } };
    expect((await karima.ask('POST', '/session', code)).statusCode).toBe(204);
    expect((await demand(false)).statusCode).toBe(204);
    const { items } = (await rahim.ask('GET', '/log?kind=users')).json();
    expect(items.map(({ author, action }: Record<string, string>) => [author, action])).toEqual([
      ['Rahim', 'lifted-second-factor'],
      ['Karima', 'set-up-second-factor'],
      ['Rahim', 'demanded-second-factor'],
    ]);
  });

  it('asks for the code after the right password alone', async () => {
    const { signIn, key, clock, browser } = await aDesk();
    const asked = await signIn();
    expect([asked.statusCode, asked.json().needsCode]).toEqual([401, true]);
    expect((await browser.ask('GET', '/session')).statusCode).toBe(401);
    const code = codeOf(key, clock.now());
    // Nobody learns of it, or of the code, without the password.
    for (const one of [undefined, code]) {
      const wrong = await signIn(one, browser, 'not the password at all');
      expect(wrong.json()).toEqual({ message: 'The address or the password is wrong.' });
    }
    expect((await signIn(code)).statusCode).toBe(204);
    expect((await browser.ask('GET', '/session')).statusCode).toBe(200);
  });

  it('takes no code twice, nor one before it', async () => {
    const { signIn, key, clock, app } = await aDesk();
    const now = clock.now();
    const before = codeOf(key, now);
    const code = codeOf(key, now + 30_000);
    expect((await signIn(code)).statusCode).toBe(204);
    const other = new DeskBrowser(app);
    for (const used of [code, before]) {
      const again = await signIn(used, other);
      expect([again.statusCode, again.json().needsCode]).toEqual([401, true]);
    }
    clock.pass(1);
    expect((await signIn(codeOf(key, clock.now() + 30_000), other)).statusCode).toBe(204);
  });

  it('takes a code once when it is sent at once, on all servers', async () => {
    const { ledger, email, key } = await aDesk();
    const server = await replicas(ledger);
    const code = codeOf(key, Date.now());
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        new DeskBrowser(server(index)).ask('POST', '/session', {
          payload: { email, password: aPassword, code },
          remoteAddress: `10.0.${index}.1`,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401, 401, 401]);
  });

  it('counts wrong codes as tries, and asking for one as none', async () => {
    const { signIn, key, clock } = await aDesk();
    for (let index = 0; index < 4; index += 1) {
      expect((await signIn()).json().needsCode).toBe(true);
      expect((await signIn('000 000 000')).statusCode).toBe(401);
    }
    // Asking again clears nothing.
    await signIn();
    expect((await signIn('000 000 000')).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(429);
    expect((await signIn(codeOf(key, clock.now()))).statusCode).toBe(429);
    clock.pass(16);
    expect((await signIn(codeOf(key, clock.now()))).statusCode).toBe(204);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { signIn, recoveryCodes, app, database } = await aDesk();
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await signIn(first)).statusCode).toBe(204);
    expect((await signIn(first, new DeskBrowser(app))).statusCode).toBe(401);
    const typed = ` ${second.replaceAll('-', '').replace(/^\d/, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')} `;
    expect((await signIn(typed, new DeskBrowser(app))).statusCode).toBe(204);
    const kept = await database.use((open) =>
      open.selectFrom('recovery_codes').selectAll().execute(),
    );
    expect(kept).toHaveLength(8);
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('is not held up for good by a clock that was years ahead', async () => {
    const { signIn, key, clock, set } = await aDesk();
    const ahead = Math.floor(clock.now() / 30_000) + 1_000_000;
    await set({ secret: key, step: ahead, recoveryCodes: newRecoveryCodes() });
    const code = codeOf(key, clock.now());
    expect((await signIn(code)).statusCode).toBe(204);
    expect((await signIn(code)).statusCode).toBe(401);
  });

  it('is given and taken away at the terminal, which ends sessions', async () => {
    const { ledger, browser, signIn, set, email, database } = await aDesk();
    await set(undefined);
    expect((await signIn()).statusCode).toBe(204);
    let key = '';
    const wrong = await runHere(desk, ledger, ['totp', email], {
      answer: (printed) => (printed.includes('Key: ') ? '000000x' : undefined),
    });
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain('Nothing was changed.');
    expect((await browser.ask('GET', '/session')).statusCode).toBe(200);
    const answer = (printed: string) => {
      if (key !== '') return undefined;
      key = /^Key: ([A-Z2-7]{32})$/m.exec(printed)?.[1] ?? '';
      return key === '' ? undefined : codeOf(key, Date.now());
    };
    const given = await runHere(desk, ledger, ['totp', email.toUpperCase()], { answer });
    expect([given.code, given.output]).toEqual([
      0,
      expect.stringContaining('signs in with a code'),
    ]);
    expect(given.printed).toContain(`secret=${key}`);
    expect(given.printed).toContain('otpauth://totp/');
    expect(given.printed).toContain('█▀');
    const codes = given.printed.match(/^\d{4}(-\d{4}){3}$/gm) ?? [];
    expect(codes).toHaveLength(10);
    expect((await browser.ask('GET', '/session')).statusCode).toBe(401);
    // What proved the set-up is used.
    expect((await signIn(codeOf(key, Date.now()))).statusCode).toBe(401);
    expect((await signIn(codes[3])).statusCode).toBe(204);
    expect((await runHere(desk, ledger, ['list'])).printed).toContain(
      `${email}  owner  Rahim  second factor`,
    );
    expect((await runHere(desk, ledger, ['totp', 'nobody@nokshi.example'])).code).toBe(1);

    const taken = await runHere(desk, ledger, ['totp', email, '--off']);
    expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('password alone')]);
    expect((await browser.ask('GET', '/session')).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(204);
    expect(
      await database.use((open) => open.selectFrom('recovery_codes').selectAll().execute()),
    ).toEqual([]);
  });
});
