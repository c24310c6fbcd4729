import { expect, it } from 'vitest';
import { aDesk } from '../../test/desk.ts';
import { onBothDatabases } from '../../test/ledgers.ts';

const written = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Positions that no answer has given, and that a database may not take. */
const nonsense = [
  { receivedAt: 1, reference: '\u0000' },
  { receivedAt: 1.5, reference: 'NK-2345-6789' },
  { receivedAt: 1e300, reference: 'NK-2345-6789' },
  { found: 1.5 },
  { found: 1e300 },
  { found: -1 },
].map(written);

onBothDatabases('what somebody of the sales makes up', (newLedger) => {
  it('is refused where it is no place that a page ended at', async () => {
    const { rahim, enquire } = await aDesk(newLedger);
    await enquire();
    const asked = { view: {}, at: new Date().toISOString(), change: { stage: 'closed' } };
    for (const after of nonsense) {
      for (const query of ['', '&q=hello']) {
        const told = await rahim.ask('GET', `/enquiries?after=${after}${query}`);
        expect([after, told.statusCode]).toEqual([after, 422]);
      }
      const bulk = await rahim.ask('POST', '/enquiries/bulk', { payload: { ...asked, after } });
      expect([after, bulk.statusCode]).toEqual([after, 422]);
    }
    // So far behind all that was found that the way there would never end.
    const far = written({ found: Number.MAX_SAFE_INTEGER });
    expect((await rahim.ask('GET', `/enquiries?q=hello&after=${far}`)).statusCode).toBe(200);
  });

  it('is refused where no enquiry has had so many versions', async () => {
    const { rahim, enquire } = await aDesk(newLedger);
    const path = `/enquiries/${await enquire()}`;
    for (const version of [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      for (const told of [
        await rahim.ask('PATCH', path, { payload: { version, stage: 'closed' } }),
        await rahim.ask('POST', `${path}/set-aside`, { payload: { version, reason: 'Spam' } }),
      ]) {
        expect([version, told.statusCode]).toEqual([version, version < 2 ** 31 ? 409 : 422]);
      }
    }
  });

  it('is nobody else where an address is written otherwise', async () => {
    const { rahim, karima, enquire, listed } = await aDesk(newLedger);
    const [one, other] = [await enquire(), await enquire()];
    const change = { assignee: ' Karima@NOKSHI.example' };
    await rahim.ask('PATCH', `/enquiries/${one}`, { payload: { version: 1, ...change } });
    const references = [{ reference: other, version: 1 }];
    await rahim.ask('POST', '/enquiries/bulk', { payload: { references, change } });
    expect(await listed('?assignee=me', karima)).toEqual([one, other]);
  });

  it('is not put off until a time that has passed, one or many', async () => {
    const { rahim, enquire } = await aDesk(newLedger);
    const references = [{ reference: await enquire(), version: 1 }];
    const change = { snoozedUntil: new Date(Date.now() - 1000).toISOString() };
    const told = await rahim.ask('POST', '/enquiries/bulk', { payload: { references, change } });
    expect(told.statusCode).toBe(422);
  });

  it('is not what a link on another site makes a browser ask', async () => {
    const { rahim, enquire } = await aDesk(newLedger);
    const reference = await enquire();
    const paths = [`/enquiries/${reference}`, '/enquiries', '/content/archive', '/release', '/log'];
    for (const site of ['cross-site', 'same-site']) {
      for (const path of paths) {
        const told = await rahim.ask('GET', path, { headers: { 'sec-fetch-site': site } });
        expect([path, told.statusCode]).toEqual([path, 403]);
      }
    }
    const number = async () => (await rahim.ask('GET', '/unread')).json().number;
    expect(await number()).toBe(1);
    const typed = { headers: { 'sec-fetch-site': 'none' } };
    expect((await rahim.ask('GET', `/enquiries/${reference}`, typed)).statusCode).toBe(200);
    expect(await number()).toBe(0);
  });
});
