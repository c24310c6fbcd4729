import { expect, it } from 'vitest';
import { aDesk, DeskBrowser } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { aClock } from '../../test/minutes.ts';

onBothDatabases('the password once more', (newLedger) => {
  it('is asked for before users, exports, forgetting and fewer days, and holds for five minutes', async () => {
    const clock = aClock();
    const { rahim, enquire } = await aDesk(newLedger, clock.now);
    const reference = await enquire();
    const invitation = { email: 'tareq@nokshi.example', role: 'sales' };
    const deeds = [
      ['POST', '/users', invitation],
      ['PATCH', '/users/karima@nokshi.example', { role: 'editor' }],
      ['POST', '/users/karima@nokshi.example/reset', undefined],
      ['PUT', '/users/second-factor', { isDemanded: true }],
      ['DELETE', '/users/karima@nokshi.example', undefined],
      ['GET', '/export', undefined],
      ['GET', '/log/export', undefined],
      ['POST', '/retention', { days: 90 }],
      ['DELETE', `/enquiries/${reference}`, undefined],
    ] as const;
    const told = async () => {
      const answers = [];
      for (const [method, path, payload] of deeds) {
        const answer = await rahim.ask(method, path, { ...(payload && { payload }) });
        answers.push(answer.statusCode === 403 && answer.json().needsPassword === true);
      }
      return answers;
    };
    expect(await told()).toEqual(deeds.map(() => true));
    expect((await rahim.ask('GET', '/session/confirmation')).statusCode).toBe(403);
    await rahim.confirm();
    expect((await rahim.ask('GET', '/session/confirmation')).statusCode).toBe(204);
    expect(await told()).toEqual(deeds.map(() => false));
    clock.pass(5);
    expect((await rahim.ask('GET', '/session/confirmation')).statusCode).toBe(403);
    expect(await told()).toEqual(deeds.map(() => true));
  });

  it('holds in that session alone, and wrong ones are counted by it', async () => {
    const { app, rahim, karima } = await aDesk(newLedger);
    const elsewhere = new DeskBrowser(app);
    await elsewhere.signIn('rahim@nokshi.example');
    await rahim.confirm();
    expect((await elsewhere.ask('GET', '/session/confirmation')).statusCode).toBe(403);
    const payload = { password: 'something else' };
    const wrong = () => karima.ask('POST', '/session/confirmation', { payload });
    for (let index = 0; index < 5; index += 1) {
      const told = await wrong();
      expect([told.statusCode, told.json().password]).toEqual([422, 'wrong']);
    }
    expect((await wrong()).statusCode).toBe(429);
    expect((await karima.ask('GET', '/session/confirmation')).statusCode).toBe(403);
    // Nobody else waits for that.
    await elsewhere.confirm();
  });
});
