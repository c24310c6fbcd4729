import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../questions.ts';
import type { Json } from '../write/json.ts';
import { valueAt } from './pictures.ts';
import { aDraft, linesOnlyIn, named } from './testing.ts';

/** A figure of the price book: what renting the first of its plans costs at least. */
const rentOfTill = ['plans', 0, 'rent', 'price', 'base'];

/** As English readers see a price. */
const taka = (amount: number): string => `৳\u202f${amount.toLocaleString('en-IN')}`;

describe('a change', () => {
  it('is one line of one file, and is told of beside what is published', async () => {
    const { textOf, open, valueIn, change } = await aDraft();
    const before = textOf('prices/index.yaml');
    const price = Number(await valueIn('singles/prices', ...rentOfTill));
    const { version } = await open('singles/prices');
    const changed = await change('singles/prices', [{ path: rentOfTill, value: price + 251 }]);
    expect(changed.version).not.toBe(version);
    const after = textOf('prices/index.yaml');
    expect(linesOnlyIn(after, before)).toEqual([`        base: ${price + 251}`]);
    const opened = await open('singles/prices');
    expect(opened).toMatchObject({
      version: changed.version,
      state: 'changed',
      changed: { by: 'Rahim' },
    });
    expect(valueAt(opened.values as Json, rentOfTill)).toBe(price + 251);
    expect(valueAt(opened.published as Json, rentOfTill)).toBe(price);
  });

  it('of what it is called is told in the language that was asked for', async () => {
    const { open, get } = await aDraft();
    const { version } = await open('products/POS');
    const changes = [{ path: ['title'], value: { en: 'Till', bn: 'টিল' } }];
    const asked = { ...named('products/POS'), version, changes, by: 'Rahim' };
    expect((await get('change', { ...asked, language: 'bn' })).title).toBe('টিল');
  });

  it('may leave an entry faulty, which is told at the field', async () => {
    const { change, lineOf } = await aDraft();
    const { faults, missing } = await change('products/POS', [
      { path: ['title', 'en'], value: '' },
      { path: ['features', 2, 'icon'], value: 'tabler:no-such-icon' },
      { path: ['closing', 'title', 'bn'], remove: true },
      { path: ['day', 'moments', 0, 'time'], value: '9' },
    ]);
    expect(faults.map(({ path }) => path)).toEqual([
      ['title', 'en'],
      ['day', 'moments', 0, 'time'],
      ['features', 2, 'icon'],
    ]);
    expect(missing).toEqual([['title'], ['closing', 'title']]);
    expect(await lineOf('products/POS')).toMatchObject({ faults: 3, missing: 2, state: 'changed' });
  });

  it('of what is no more so is refused with how it is now', async () => {
    const { ask, open, change } = await aDraft();
    const { version } = await open('products/POS');
    const path = ['shortTitle', 'en'];
    await change('products/POS', [{ path, value: 'Till' }], 'Karima');
    const late = { version, changes: [{ path, value: 'Counter' }], by: 'Rahim' };
    expect(
      await ask('change', { ...named('products/POS'), ...late, language: 'en' }),
    ).toMatchObject({
      kind: 'stale',
      values: { shortTitle: { en: 'Till' } },
      changed: { by: 'Karima' },
    });
  });

  it('that no form could show is refused, and changes nothing', async () => {
    const { ask, open, textOf } = await aDraft();
    const before = textOf('services/hosting/index.yaml');
    const { version } = await open('services/hosting');
    for (const change of [
      { path: ['closing', 'titel'], value: 1 },
      { path: ['closing'], value: 'free' },
      { path: ['title', 'en', 'x'], value: 'x' },
      { path: ['blocks', 0, 'kind'], value: 'nothing' },
      { path: ['blocks', 99], remove: true as const },
      { path: ['blocks'], value: 'none' },
      { path: ['blocks', 'length'], value: 0 },
      { path: [], value: null },
      { path: [], remove: true as const },
      { path: ['__proto__', 'polluted'], value: 'yes' },
      { path: ['constructor', 'prototype', 'polluted'], value: 'yes' },
      { path: ['toString'], value: 'yes' },
      { path: ['closing'], value: { constructor: { prototype: { polluted: 'yes' } } } },
      { path: ['picture', 'src'], value: '../../../company/logo/src.svg' },
      { path: ['picture', 'src'], value: '/etc/passwd' },
      { path: ['picture', 'src'], value: 'picture/../../ai-ml/picture/src.png' },
      { path: ['picture', 'src'], value: 'picture' },
      { path: ['title', 'en'], value: 'x'.repeat(1_000_000) },
    ]) {
      const asked = { ...named('services/hosting'), version, changes: [change], by: 'Rahim' };
      const { kind } = await ask('change', { ...asked, language: 'en' });
      expect([change.path, kind]).toEqual([change.path, 'wrong']);
    }
    expect(textOf('services/hosting/index.yaml')).toBe(before);
    expect({}).not.toHaveProperty('polluted');
  });

  it('of nothing that there is, is refused', async () => {
    const { ask } = await aDraft();
    const changes = [{ path: ['title', 'en'], value: 'x' }];
    for (const [folder, name] of [
      ['products', 'pos'],
      ['products', '..'],
      ['products', 'POS/../ERP'],
      ['..', 'content'],
      ['singles', 'products'],
      ['pages', 'constructor'],
      ['constructor', 'name'],
      ['__proto__', 'x'],
      ['products', 'order.yaml'],
      ['', ''],
    ] as const) {
      const asked = { folder, name, version: '', changes, by: 'Rahim' };
      expect([folder, name, (await ask('change', { ...asked, language: 'en' })).kind]).toEqual([
        folder,
        name,
        'unknown',
      ]);
      const { kind } = await ask('open', { folder, name, language: 'en' });
      expect([folder, name, kind]).toEqual([folder, name, 'unknown']);
    }
  });
});

describe('the list', () => {
  it('has every file that can be changed, as published', async () => {
    const { get } = await aDraft();
    const { kinds, entries } = await get('list', { q: '', language: 'en' });
    const states = new Set(entries.map(({ state }) => state));
    expect([...states]).toEqual(['published']);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(kinds.map(({ name }) => name)),
    );
    expect(entries.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['singles/company', 'pages/home', 'products/POS']),
    );
    expect(entries.every(({ title }) => title !== '')).toBe(true);
  });

  it('finds words in both languages, with what stands around them', async () => {
    const { get, valueIn } = await aDraft();
    const text = String(await valueIn('products/POS', 'day', 'moments', 1, 'text', 'bn'));
    const q = text.split(' ').slice(0, 3).join(' ');
    const { entries } = await get('list', { q, language: 'bn' });
    const line = entries.find(({ id }) => id === 'products/POS');
    expect(line?.found.normalize('NFC')).toContain(q.normalize('NFC'));
    expect(line?.foundAt.length).toBeGreaterThan(0);
    expect((await get('list', { q: 'xyzzy plugh', language: 'en' })).entries).toEqual([]);
  });
});

describe('the history', () => {
  it('leads back to how an entry was before a step, and to what is published, with its pictures', async () => {
    const { ask, get, open, change, textOf } = await aDraft();
    const id = 'services/hosting';
    const original = textOf(`${id}/index.yaml`);
    const { version } = await open(id);
    const one = await change(id, [{ path: ['title', 'en'], value: 'Hosting A' }]);
    const afterOne = textOf(`${id}/index.yaml`);
    // Its blocks have pictures, which lie by their places.
    const two = await change(id, [{ path: ['blocks', 0], moveTo: 1 }]);
    expect(two.faults).toEqual([]);
    const { steps } = await get('history', { ...named(id), language: 'en' });
    expect(steps).toMatchObject([
      { by: 'Rahim', deed: 'changed', changes: [{ before: '1', after: '2' }] },
      { by: 'Rahim', deed: 'changed', changes: [{ after: 'Hosting A' }] },
    ]);
    const revert = (to: string, at: string) =>
      ask('revert', { ...named(id), version: at, to, by: 'Rahim', language: 'en' });
    const back = await revert(steps[0]?.id ?? '', two.version);
    expect(back).toMatchObject({ kind: 'given', given: { version: one.version, faults: [] } });
    expect(textOf(`${id}/index.yaml`)).toBe(afterOne);
    const undone = await revert('published', one.version);
    expect(undone).toMatchObject({ kind: 'given', given: { version } });
    expect(textOf(`${id}/index.yaml`)).toBe(original);
    expect(await revert('published', one.version)).toMatchObject({ kind: 'stale' });
    expect(await revert('nothing', version)).toMatchObject({ kind: 'wrong' });
  });

  it('is told in parts, the latest first, of an entry that is no more as well', async () => {
    const { draft, get } = await aDraft();
    const steps = Array.from({ length: 60 }, (_, number) => `Colleague ${number}`);
    for (const by of steps) {
      draft.histories.note('clients/gone', { by, deed: 'removed', changes: [], before: null });
    }
    const asked = { ...named('clients/gone'), language: 'en' } as const;
    const latest = await get('history', asked);
    expect(latest.steps).toHaveLength(50);
    const former = await get('history', { ...asked, after: latest.next ?? '' });
    expect([...latest.steps, ...former.steps].map(({ by }) => by)).toEqual(steps.reverse());
    expect(former.next).toBeNull();
  });

  it('takes what somebody types at one field for one step', async () => {
    const { get, change, valueIn } = await aDraft();
    const id = 'products/POS';
    const path = ['title', 'en'];
    const before = await valueIn(id, ...path);
    const inBangla = await valueIn(id, 'title', 'bn');
    for (const value of ['P', 'PO', 'POS 2']) await change(id, [{ path, value }]);
    await change(id, [{ path: ['title', 'bn'], value: 'পস' }]);
    await change(id, [{ path: ['title', 'bn'], value: 'পজ' }], 'Karima');
    const { steps } = await get('history', { ...named(id), language: 'en' });
    expect(steps).toMatchObject([
      { by: 'Karima', changes: [{ before: 'পস', after: 'পজ' }] },
      { by: 'Rahim', changes: [{ before: inBangla, after: 'পস' }] },
      { by: 'Rahim', changes: [{ before, after: 'POS 2' }] },
    ]);
  });
});

describe('entries', () => {
  it('are made at the end of their folder, and given up again', async () => {
    const { ask, get, textOf, lineOf } = await aDraft();
    const before = textOf('clients/order.yaml');
    const make = (name: string) =>
      ask('make', { folder: 'clients', name, title: null, like: null, by: 'Rahim' });
    expect(await make('new-shop')).toEqual({ kind: 'given', given: { id: 'clients/new-shop' } });
    expect(linesOnlyIn(textOf('clients/order.yaml'), before)).toEqual(['  - new-shop']);
    expect(await lineOf('clients/new-shop')).toMatchObject({ state: 'new' });
    for (const name of [
      ...['new-shop', 'New-Shop', '', '.', '..', '../x', 'a/b', 'a b', 'নতুন', '-a', 'a-', 'a\0'],
      ...['a'.repeat(61), 'order.yaml', 'con\u200d', '__proto__', 'a\n'],
      ...['con', 'nul', 'aux', 'prn', 'com1', 'lpt9'],
    ]) {
      expect([name, (await make(name)).kind]).toEqual([name, 'wrong']);
    }
    await get('remove', { ...named('clients/new-shop'), by: 'Rahim' });
    expect(textOf('clients/order.yaml')).toBe(before);
    expect(await lineOf('clients/new-shop')).toBeUndefined();
  });

  it('are called what they were given for a name, also when they begin as another one', async () => {
    const { get, valueIn, lineOf } = await aDraft();
    const make = (name: string, like: string | null, title: Asked<'make'>['title']) =>
      get('make', { folder: 'offices', name, like, title, by: 'Rahim' });
    await make('uttara', null, { text: 'Uttara office', language: 'en' });
    expect(await lineOf('offices/uttara')).toMatchObject({ title: 'Uttara office' });
    await make('banani', 'paltan', { text: 'বনানী অফিস', language: 'bn' });
    expect(await valueIn('offices/banani', 'name')).toEqual({ en: '', bn: 'বনানী অফিস' });
  });

  it('stay where something else names them, or the site needs them', async () => {
    const { ask, open, valueIn } = await aDraft();
    const remove = (id: string) => ask('remove', { ...named(id), by: 'Rahim' });
    expect(await remove('galleries/pos-software')).toMatchObject({
      kind: 'wrong',
      message: expect.stringContaining(String(await valueIn('products/POS', 'title', 'en'))),
    });
    const { uses } = await open('galleries/pos-software');
    const use = uses.find(({ id }) => id === 'products/POS');
    expect(await valueIn('products/POS', ...(use?.path ?? []))).toBe('pos-software');
    for (const id of ['pages/home', 'singles/company']) {
      expect(await remove(id)).toMatchObject({ kind: 'wrong' });
    }
    for (const folder of ['pages', 'singles', 'constructor', '..']) {
      const made = await ask('make', { folder, name: 'x', title: null, like: null, by: 'Rahim' });
      expect([folder, made.kind]).toEqual([folder, 'unknown']);
    }
  });

  it('that were removed are listed, and come back with their pictures', async () => {
    const { get, textOf, fileOf, lineOf } = await aDraft();
    const order = textOf('offices/order.yaml');
    const pictures = readdirSync(fileOf('offices/paltan/picture'));
    await get('remove', { ...named('offices/paltan'), by: 'Rahim' });
    expect(await lineOf('offices/paltan')).toMatchObject({ state: 'removed' });
    const asked = { ...named('offices/paltan'), version: '', to: 'published', by: 'Rahim' };
    expect((await get('revert', { ...asked, language: 'bn' })).faults).toEqual([]);
    expect(readdirSync(fileOf('offices/paltan/picture'))).toEqual(pictures);
    const sorted = (text: string) => text.split('\n').toSorted();
    expect(sorted(textOf('offices/order.yaml'))).toEqual(sorted(order));
    expect(await lineOf('offices/paltan')).toMatchObject({ state: 'published' });
  });

  it('stand in the order that they are put in, all of them and each once', async () => {
    const { ask, get, textOf } = await aDraft();
    const listed = async () =>
      (await get('list', { q: '', language: 'en' })).entries
        .filter(({ kind }) => kind === 'services')
        .map(({ id }) => named(id).name);
    const names = await listed();
    const put = (entries: string[]) => ask('order', { folder: 'services', entries, by: 'Rahim' });
    expect(await put(names.toReversed())).toMatchObject({ kind: 'given' });
    expect(await listed()).toEqual(names.toReversed());
    expect(textOf('services/order.yaml')).toContain('# The order in which they are shown.');
    for (const wrong of [names.slice(1), [...names, 'hosting'], [...names, '../../x'], []]) {
      expect(await put(wrong)).toMatchObject({ kind: 'wrong' });
    }
    const pages = await ask('order', { folder: 'pages', entries: [], by: 'Rahim' });
    expect(pages).toMatchObject({ kind: 'unknown' });
  });
});

describe('what is told of the draft', () => {
  it('is what it changes about what is published, in words', async () => {
    const { get, change, valueIn } = await aDraft();
    const price = Number(await valueIn('singles/prices', ...rentOfTill));
    expect(await get('differences', { language: 'en' })).toEqual({ changes: [] });
    await change('singles/prices', [{ path: rentOfTill, value: price + 250 }]);
    await get('make', {
      folder: 'clients',
      name: 'new-shop',
      title: null,
      like: null,
      by: 'Rahim',
    });
    await get('remove', { ...named('offices/paltan'), by: 'Rahim' });
    const { changes } = await get('differences', { language: 'en' });
    expect(changes).toMatchObject([
      {
        id: 'singles/prices',
        kind: 'changed',
        fields: [
          {
            kind: 'words',
            label: 'What one can rent or buy 1 (POS) › Rent › Price › Lowest price',
            ...{ before: taka(price), after: taka(price + 250) },
          },
        ],
      },
      { id: 'clients/new-shop', kind: 'added' },
      { id: 'offices/paltan', kind: 'removed' },
    ]);
    const inBangla = (await get('differences', { language: 'bn' })).changes[0]?.fields[0];
    expect(inBangla?.after).toMatch(/^৳\s[০-৯,]+$/);
  });

  it('shows a picture before and after where it is another one, and not where it only moved', async () => {
    const { get, ask, open, change, fileOf } = await aDraft();
    const id = 'services/hosting';
    await change(id, [{ path: ['blocks', 0], moveTo: 1 }]);
    const moved = (await get('differences', { language: 'en' })).changes[0]?.fields ?? [];
    expect(moved.map(({ kind }) => kind)).not.toContain('picture');
    await get('revert', {
      ...named(id),
      version: (await open(id)).version,
      to: 'published',
      ...{ by: 'Rahim', language: 'en' },
    });
    const office = 'offices/paltan';
    const [picture = ''] = readdirSync(fileOf(`${office}/picture`));
    const file = fileOf(`${office}/picture/${picture}`);
    const other = await sharp(file).rotate(180).toBuffer();
    // Beside and renamed: the file has the same content in several trees.
    writeFileSync(`${file}.new`, other);
    renameSync(`${file}.new`, file);
    const { changes } = await get('differences', { language: 'en' });
    const [field] = changes.find((one) => one.id === office)?.fields ?? [];
    expect(field).toMatchObject({ kind: 'picture' });
    const pictureAt = (address = '') => {
      const asked = new URL(address, 'http://desk').searchParams;
      const of = asked.get('of') === 'site' ? ('site' as const) : ('draft' as const);
      return ask('picture', { ...named(office), path: asked.get('path') ?? '', width: null, of });
    };
    const [before, after] = [
      await pictureAt(field?.before ?? ''),
      await pictureAt(field?.after ?? ''),
    ];
    expect([before.kind, after.kind]).toEqual(['given', 'given']);
    expect(before).not.toEqual(after);
  });

  it('is what is wrong in it, and what is left before a launch, each at a field', async () => {
    const { get, change } = await aDraft();
    expect(await get('faults', { language: 'en' })).toEqual({ faults: [] });
    await change('pages/home', [{ path: ['meta', 'title', 'en'], value: 'x'.repeat(61) }]);
    expect((await get('faults', { language: 'en' })).faults).toMatchObject([
      {
        ...{ id: 'pages/home', path: ['meta', 'title', 'en'] },
        label: expect.stringContaining(' › '),
        ...{ code: 'too-long', values: { surplus: 1 } },
      },
    ]);
    const { steps } = await get('checklist', { language: 'en' });
    expect(steps.flatMap(({ places: entryPaths }) => entryPaths)).toContainEqual(
      expect.objectContaining({ id: 'singles/prices', path: [], problem: 'example' }),
    );
  });
});
