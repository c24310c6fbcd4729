import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { builtSite } from '../../test/built-site.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { anOffer, openDatabase, post, runningApp } from '../../test/running-app.ts';

const day = () => Date.parse('2026-11-23T06:00:00Z');
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const grocer = '/api/price?product=POS&branches=3&where=rajshahi&place=company&days=2';

const served = async (variables: Record<string, string> = {}) => {
  const all = { DATA_DIR: newDirectory(), SITE_DIR: builtSite(), ...variables };
  return { app: await runningApp(all, day), database: openDatabase(all) };
};

describe('GET /api/price', () => {
  it('answers with the offer in paisa, to anybody', async () => {
    const { app } = await served();
    const answer = await app.inject({ url: `${grocer}&branches=৩)।` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      vary: 'accept',
    });
    expect(answer.json()).toEqual({
      product: 'POS',
      answers: {
        ...{ branches: 3, rows: 2000, from: 'excel', days: 2, place: 'company' },
        ...{ where: 'rajshahi', messages: 0 },
      },
      items: [
        { key: 'rent', label: 'Use of POS, 3 branches', once: 0, monthly: 430_000, vatRate: 5 },
        { key: 'setup', label: 'Setting up', once: 500_000, monthly: 0, vatRate: 5 },
        {
          key: 'moving',
          label: 'Bringing over 2,000 rows (Excel)',
          once: 100_000,
          monthly: 0,
          vatRate: 5,
        },
        {
          key: 'training',
          label: '2 days of training (At your place)',
          once: 600_000,
          monthly: 0,
          vatRate: 5,
        },
        {
          key: 'travel',
          label: 'Journey: Rajshahi, with Bogura',
          once: 800_000,
          monthly: 0,
          vatRate: 5,
        },
      ],
      once: 2_000_000,
      monthly: 430_000,
      vat: { rate: 5, once: 100_000, monthly: 21_500 },
      firstYear: 7_160_000,
      threeYears: 17_480_000,
      payable: {
        ...{ once: 2_100_000, monthly: 451_500 },
        ...{ firstYear: 7_518_000, threeYears: 18_354_000 },
      },
      weeks: { from: 1, to: 2 },
      validUntil: '2026-12-23',
      priceBook: '2026-11-20',
      notes: [],
    });
  });

  it('says what it put right, in the language that is asked for', async () => {
    const { app } = await served();
    const { notes } = (
      await app.inject({ url: '/api/price?product=pos&branches=9999&lang=bn' })
    ).json();
    expect(notes).toEqual([expect.stringContaining('৫০০ ধরা হলো')]);
  });

  it.each(['', '?product=', '?product=car', '?product=__proto__', `?product=${'x'.repeat(9000)}`])(
    'names what is priced where %j is not',
    async (query) => {
      const { app } = await served();
      const answer = await app.inject({ url: `/api/price${query}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().products).toContain('POS');
    },
  );

  it('takes the last of two products, as the page does', async () => {
    const { app } = await served();
    const answer = await app.inject({ url: '/api/price?product=POS&product=EMIS' });
    expect(answer.json().product).toBe('EMIS');
  });

  it('reads an address to its end, however long a campaign made it', async () => {
    const { app } = await served();
    const answer = await app.inject({
      url: `/api/price?product=EMIS&fbclid=${'x'.repeat(3958)}&students=1200`,
    });
    expect(answer.json().answers.students).toBe(1200);
  });

  it('brings over as many rows as there are pupils, however their number was written', async () => {
    const { app } = await served();
    const url = `/api/price?product=EMIS&students=${encodeURIComponent('৯০০ জন')}`;
    expect((await app.inject({ url })).json()).toMatchObject({
      answers: { students: 900, rows: 900 },
      notes: [],
    });
    const { body } = await app.inject({ url, headers: browser });
    expect(parse(body).querySelector('h2')?.text).toContain('900 students');
  });

  it('says which methods it has', async () => {
    const { app } = await served();
    const url = '/api/price?product=POS';
    const asked = await app.inject({ method: 'OPTIONS', url });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.inject({ method, url, payload: { product: 'POS' } });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
    }
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it('is a page where the browser asks for one, with a form to send it', async () => {
    const { app } = await served();
    const answer = await app.inject({ url: `${grocer}&rows=<b>x`, headers: browser });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const page = parse(answer.body);
    expect(page.querySelector('h2')?.text).toBe('POS, 3 branches');
    expect(page.querySelectorAll('[data-each=items]')).toHaveLength(5);
    expect(page.querySelector('[data-if=notes]')?.textContent).toContain('“<b>x” is not a number');
    const reference = page.querySelector('#number')?.text;
    expect(reference).toMatch(/^NK-\w{4}-\w{4}$/);
    expect(page.querySelector('[name=offer]')?.getAttribute('value')).toBe(
      `https://nokshi.example/price?product=POS&branches=3&rows=2000&from=excel&days=2&place=company&where=rajshahi&messages=0&reference=${reference}`,
    );
  });

  it('leads a browser that asks for nothing to the questions', async () => {
    const { app } = await served();
    for (const url of ['/api/price', '/price-offer']) {
      const answer = await app.inject({ url, headers: browser });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/price']);
    }
    const bangla = await app.inject({ url: '/api/price?lang=bn', headers: browser });
    expect(bangla.headers.location).toBe('/bn/price');
  });
});

describe('an offer that is sent', () => {
  it('is kept as the server reckons it, whatever sums came along', async () => {
    const { app, database } = await served();
    const offer = `${anOffer.offer}&once=1&total=1&rows=2500&from=paper#x`;
    const answer = await post(app, 'offer', { ...anOffer, offer, total: 1, subject: 'Free' });
    expect(answer.statusCode).toBe(201);
    const [kept] = await allEnquiries(database);
    expect(kept).toMatchObject({
      kind: 'offer',
      name: 'Selim Mia',
      subject: 'POS, 3 branches',
      offer:
        'https://nokshi.example/price?product=POS&branches=3&rows=2500&from=paper&days=1&place=online&where=rajshahi&messages=0',
    });
    expect(kept?.message.split('\n')).toEqual([
      'When can you come to Bogura?',
      '',
      'POS, 3 branches',
      '- Use of POS, 3 branches: Each month ৳\u202f4,300',
      '- Setting up: Once ৳\u202f5,000',
      '- Bringing over 2,500 rows (Paper): Once ৳\u202f12,000',
      'Total, without VAT: Once ৳\u202f17,000, Each month ৳\u202f4,300',
      'VAT 5%: Once ৳\u202f850, Each month ৳\u202f215',
      'First payment, with VAT: ৳\u202f22,365. It is all that is paid once, and the first month’s rent.',
      'First year: ৳\u202f72,030; Three years at today’s prices: ৳\u202f1,80,390 (with VAT)',
      'In use after 1 to 2 weeks',
      'Valid until 23 December 2026',
      'Prices of 20 November 2026',
      '“once” in the address is no question of this offer and was left out.',
      '“total” in the address is no question of this offer and was left out.',
      'Worked out from the answers, whatever the visitor’s page showed.',
    ]);
  });

  it('adds no lines to the offer that nobody reckoned', async () => {
    const { app, database } = await served();
    const offer = `${anOffer.offer}&rows=%0A- Discount: Once -1%00&a%00b`;
    expect((await post(app, 'offer', { ...anOffer, offer })).statusCode).toBe(201);
    const [kept] = await allEnquiries(database);
    expect(kept?.message).not.toContain('\0');
    expect(kept?.message).not.toContain('\n- Discount');
  });

  it('keeps the number that stands on its paper, where nobody has it', async () => {
    const { app } = await served();
    const offer = `${anOffer.offer}&reference=NK-7F3K-92QD`;
    const send = async (name: string) =>
      (await post(app, 'offer', { ...anOffer, name, offer })).json();
    expect(await send('Selim')).toEqual({ reference: 'NK-7F3K-92QD' });
    const { reference } = await send('Karima');
    expect(reference).toMatch(/^NK-\w{4}-\w{4}$/);
    expect(reference).not.toBe('NK-7F3K-92QD');
    const strange = `${anOffer.offer}&reference=NK-0000-<b>`;
    const third = (await post(app, 'offer', { ...anOffer, name: 'Third', offer: strange })).json();
    expect(third.reference).toMatch(/^NK-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('keeps its number beside others that come with numbers that are taken', async () => {
    const { app } = await served();
    const send = async (name: string, number: string) =>
      (
        await post(app, 'offer', {
          ...anOffer,
          name,
          offer: `${anOffer.offer}&reference=NK-7F3K-${number}`,
        })
      ).json().reference;
    await send('Selim', '2222');
    const given = await Promise.all([
      send('First', '3333'),
      send('Taken', '2222'),
      send('Karima', '4444'),
      send('Same', '4444'),
      send('Rafiq', '5555'),
    ]);
    expect(given).toEqual([
      'NK-7F3K-3333',
      expect.not.stringContaining('2222'),
      'NK-7F3K-4444',
      expect.not.stringContaining('4444'),
      'NK-7F3K-5555',
    ]);
  });

  it('must be of something that is priced, by somebody who can be answered', async () => {
    const { app } = await served();
    const errors = async (values: object) =>
      Object.keys((await post(app, 'offer', { ...anOffer, ...values })).json().errors);
    expect(await errors({ offer: '' })).toEqual(['offer']);
    expect(await errors({ offer: 'https://nokshi.example/price?product=car' })).toEqual(['offer']);
    expect(await errors({ name: '', phone: '' })).toEqual(['name', 'phone']);
  });

  it('comes back without script with the offer, what was typed and what is wrong', async () => {
    const { app } = await served();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/offer',
      headers: { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        ...anOffer,
        name: '<b>"Selim"',
        phone: '12',
        page: '/price',
      }).toString(),
    });
    expect(answer.statusCode).toBe(422);
    const page = parse(answer.body);
    expect(page.querySelector('h2')?.text).toBe('POS, 3 branches');
    expect(page.querySelector('#offer-name')?.getAttribute('value')).toBe('<b>"Selim"');
    expect(page.querySelector('#offer-phone-error')?.text).toMatch(/11 digits/);
    expect(page.querySelector('[name=offer]')?.getAttribute('value')).toContain('branches=3');
  });
});
