import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aSharedContentDesk, changeContent, openContent } from '../../../test/content-desk.ts';

const sharedDesk = aSharedContentDesk();

it('takes a price, which stands in one line of the draft', async () => {
  const { rahim, directory } = sharedDesk();
  const { version, values } = await openContent(rahim, 'singles/prices');
  const file = join(directory, 'desk/draft/prices/index.yaml');
  const before = readFileSync(file, 'utf8');
  const { base } = values.plans[0].rent.price;
  const changes = [{ path: ['plans', 0, 'rent', 'price', 'base'], value: base + 250 }];
  const changed = await changeContent(rahim, 'singles/prices', version, changes);
  expect(changed.statusCode).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe(before.replace(`base: ${base}`, `base: ${base + 250}`));
  const opened = await openContent(rahim, 'singles/prices');
  expect(opened).toMatchObject({
    version: changed.json().version,
    published: values,
    changed: { by: 'Rahim' },
  });
  expect(opened.values.plans[0].rent.price.base).toBe(base + 250);
  const late = await changeContent(rahim, 'singles/prices', version, changes);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ reason: 'stale', values: opened.values });
});

it('answers everything that an editor asks, as its contract says', async () => {
  const { rahim } = sharedDesk();
  const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const answer = await rahim.ask(method, `/content${path}`, payload ? { payload } : {});
    expect([path, answer.statusCode < 300]).toEqual([path, true]);
    return answer;
  };
  const { entries } = (await ask('GET', '?language=bn')).json();
  const line = entries.find(({ id }: { id: string }) => id === 'products/POS');
  const small = new URLSearchParams(line.picture.split('?')[1]);
  const picture = await rahim.ask('GET', `/content/products/POS/picture?path=${small.get('path')}`);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  const valuesOf = async (path: string) =>
    (await ask('GET', `/picks/${path}`)).json().items.map((one: { value: string }) => one.value);
  expect(await valuesOf('icons?q=cash')).toContain('tabler:cash');
  expect(await valuesOf('emblems')).toContain('fish');
  expect(await valuesOf('pages?q=contact')).toEqual(['/contact']);
  expect(await valuesOf('galleries')).toContain('pos-software');
  await ask('GET', '/checklist');
  const zip = await ask('GET', '/archive');
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(zip.rawPayload.includes('products/POS/picture/src.png')).toBe(true);
  await ask('POST', '/clients', { name: 'new-shop' });
  const names = entries
    .filter(({ kind }: { kind: string }) => kind === 'clients')
    .map(({ id }: { id: string }) => id.split('/')[1]);
  await ask('PUT', '/clients/order', { entries: ['new-shop', ...names] });
  expect((await ask('GET', '/clients/new-shop/history')).json().steps).toHaveLength(1);
  await ask('DELETE', '/clients/new-shop');
  const gone = await rahim.ask('GET', '/content/clients/new-shop');
  expect([gone.statusCode, gone.json().reason]).toEqual([404, 'unknown']);
  const { version } = await openContent(rahim, 'products/POS');
  await ask('POST', '/products/POS/revert', { version, to: 'published' });
});

it('shows a picture in lists in a few kilobytes, which a browser keeps until it is another one', async () => {
  const { app, rahim, directory } = sharedDesk();
  const { entries } = (await rahim.ask('GET', '/content')).json();
  const { picture } = entries.find(({ id }: { id: string }) => id === 'products/POS');
  const show = async (address: string) => {
    const { statusCode, headers, rawPayload } = await rahim.ask('GET', address);
    return [statusCode, headers['content-type'], headers['cache-control'], rawPayload] as const;
  };
  const kept = 'private, max-age=31536000, immutable';
  const [status, type, caching, bytes] = await show(picture);
  expect([status, type, caching]).toEqual([200, 'image/webp', kept]);
  expect(bytes.length).toBeLessThan(10_000);
  // What was made is there for whoever asks next, whatever else the editor does.
  expect(await show(picture)).toEqual([200, 'image/webp', kept, bytes]);
  const whole = picture.replace(/&digest=.*/, '').replace('width=160', 'width=960');
  expect((await show(whole)).slice(0, 3)).toEqual([200, 'image/webp', 'no-store']);
  const other = picture.replace(/digest=.*/, `digest=${'a'.repeat(32)}`);
  expect((await show(other)).slice(0, 3)).toEqual([200, 'image/webp', 'no-store']);
  for (const wrong of ['width=161', 'width=', 'width=160&digest=..%2f..%2fcurrent']) {
    expect((await show(whole.replace('width=960', wrong)))[0]).toBe(422);
  }
  const portrait = entries.find(
    ({ kind, picture: address }: { kind: string; picture: string | null }) =>
      kind === 'team' && address,
  );
  expect((await show(portrait.picture)).slice(0, 3)).toEqual([200, 'image/svg+xml', kept]);
  const file = join(directory, 'desk/draft/products/POS/picture/src.png');
  rmSync(file);
  writeFileSync(file, 'no picture');
  expect((await show(whole)).slice(0, 2)).toEqual([200, 'image/png']);
  expect((await app.inject(`/api/desk${picture}`)).statusCode).toBe(401);
});

it('takes pictures alone, up to their size, and keeps none that it refuses', async () => {
  const { rahim, files } = sharedDesk();
  const { version } = await openContent(rahim, 'products/POS');
  const before = files();
  const put = (type: string, payload: Buffer, path = 'picture/src') =>
    rahim.ask('PUT', `/content/products/POS/picture?path=${path}&version=${version}`, {
      headers: { 'content-type': type },
      payload,
    });
  expect((await put('image/jpeg', Buffer.from('no picture'))).statusCode).toBe(422);
  expect((await put('application/octet-stream', Buffer.from('x'), 'title/en')).statusCode).toBe(
    422,
  );
  expect((await put('image/png', Buffer.from('x'), '../../x')).statusCode).toBe(422);
  expect((await put('image/png', Buffer.alloc(26 * 1024 * 1024))).statusCode).toBe(413);
  for (const type of ['text/html', 'application/json', 'multipart/form-data; boundary=x']) {
    expect([type, (await put(type, Buffer.from('{}'))).statusCode]).toEqual([type, 415]);
  }
  expect(files()).toEqual(before);
});

it('gives nothing that is no picture of the draft, and writes nothing for another site', async () => {
  const { app, rahim, files } = sharedDesk();
  const { version } = await openContent(rahim, 'products/POS');
  const before = files();
  for (const path of [
    ...['', 'title/en', 'picture', 'picture/alt/en', '../picture/src', '/etc/passwd', '..'],
    ...[
      'picture/src.png',
      '__proto__',
      'constructor/name',
      'picture/../picture/src',
      'a/'.repeat(140),
    ],
  ]) {
    const url = `/content/products/POS/picture?path=${encodeURIComponent(path)}`;
    expect([path, (await rahim.ask('GET', url)).statusCode]).toEqual([path, 404]);
  }
  const odd = [
    ...['/content/products/..%2fPOS', '/content/..%2f..%2fenquiries/POS', '/content/products/pos'],
    ...['/content/products/%00', '/content/products/POS%00', '/content/constructor/name'],
    ...['/content/products/POS/picture?path=%00', '/content/singles/editor', '/content/x/y/z'],
  ];
  for (const url of odd) {
    const { statusCode } = await rahim.ask('GET', url);
    expect([url, [400, 404].includes(statusCode)]).toEqual([url, true]);
  }
  const changes = [{ path: ['shortTitle', 'en'], value: 'Till' }];
  const long = [{ path: ['title', 'en'], value: 'x'.repeat(1_000_000) }];
  expect((await changeContent(rahim, 'products/POS', version, long)).statusCode).toBe(413);
  const nul = [{ path: ['title', 'en'], value: 'a\0' }];
  expect((await changeContent(rahim, 'products/POS', version, nul)).statusCode).toBe(400);
  const cookies = Object.fromEntries(rahim.cookies);
  const url = '/api/desk/content/products/POS';
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    {},
  ]) {
    const forged = [
      await app.inject({ method: 'PATCH', url, cookies, headers, payload: { version, changes } }),
      await app.inject({
        method: 'PUT',
        url: `${url}/picture?path=picture/src&version=${version}`,
        cookies,
        headers: { ...headers, 'content-type': 'image/png' },
        payload: Buffer.from('x'),
      }),
    ];
    expect(forged.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  }
  expect(files()).toEqual(before);
  expect((await openContent(rahim, 'products/POS')).version).toBe(version);
});
