import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { metadataIn } from '@nokshi/site/build/published-files/embedded-metadata.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { corners, cornersOf, upload } from '../pictures/testing.ts';
import { aDraft, named } from './testing.ts';

const member = 'team/imtiaz-bhuiyan';
const gallery = 'galleries/pos-software';

type Draft = Awaited<ReturnType<typeof aDraft>>;

/** Puts a file at a field, as whoever has just opened the entry. */
async function put({ ask, open }: Draft, id: string, path: string, bytes: Buffer | string) {
  const { version } = await open(id);
  const asked = { ...named(id), version, path, by: 'Rahim', crop: null, language: 'en' as const };
  return ask('place', { ...asked, file: upload(bytes) });
}

const photo = (width: number, height: number) => corners(width, height).jpeg().toBuffer();

/** As a phone keeps it that was held upright: lying, with where it was taken. */
const fromPhone = async () =>
  sharp(await corners(3000, 4000).rotate(270).removeAlpha().raw().toBuffer(), {
    raw: { width: 4000, height: 3000, channels: 3 },
  })
    .withExif({
      IFD0: { Make: 'A phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
    })
    .jpeg({ quality: 95 })
    .toBuffer();

const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe('a picture that is put at a field', () => {
  it('takes the place of the one there, upright, cut to its field, and tells no place', async () => {
    const draft = await aDraft();
    const answer = await put(draft, member, 'picture/src', await fromPhone());
    expect(answer).toMatchObject({ kind: 'given', given: { faults: [] } });
    expect(await draft.valueIn(member, 'picture', 'src')).toBe('picture/src.jpg');
    expect(readdirSync(draft.fileOf(`${member}/picture`))).toEqual(['src.jpg']);
    const file = readFileSync(draft.fileOf(`${member}/picture/src.jpg`));
    expect(await metadataIn('src.jpg', file)).toEqual([]);
    expect(await sharp(file).metadata()).toMatchObject({ width: 960, height: 960 });
    expect(await cornersOf(file)).toEqual(['red', 'green', 'blue', 'yellow']);
    const { version } = await draft.open(member);
    expect(answer).toMatchObject({ given: { version } });
  });

  it('moves with its item, and goes with it', async () => {
    const draft = await aDraft();
    const { change, fileOf, valueIn } = draft;
    const before = readdirSync(fileOf(`${gallery}/cards/0/picture`));
    const cards = (await valueIn(gallery, 'cards')) as object[];
    const card = { ...cards[0], picture: { src: '', alt: { en: 'A till' } } };
    await change(gallery, [{ path: ['cards', cards.length], insert: card }]);
    const path = ['cards', cards.length, 'picture', 'src'].join('/');
    await put(draft, gallery, path, await photo(1600, 1000));
    const file = readFileSync(fileOf(`${gallery}/${path}.jpg`));
    await change(gallery, [{ path: ['cards', cards.length], moveTo: 0 }]);
    expect(await valueIn(gallery, 'cards', 0, 'picture', 'src')).toBe('cards/0/picture/src.jpg');
    expect(readFileSync(fileOf(`${gallery}/cards/0/picture/src.jpg`)).equals(file)).toBe(true);
    await change(gallery, [{ path: ['cards', 0], remove: true }]);
    expect(await valueIn(gallery, 'cards')).toEqual(cards);
    expect(readdirSync(fileOf(`${gallery}/cards/0/picture`))).toEqual(before);
  });

  it('takes along what is drawn of it in other languages, and replaces all of them', async () => {
    const draft = await aDraft();
    const { change, fileOf, valueIn } = draft;
    const cards = (await valueIn(gallery, 'cards')) as object[];
    const last = cards.length - 1;
    const inBangla = await corners(160, 100).png().toBuffer();
    const drawn = fileOf(`${gallery}/cards/0/picture/src.bn.png`);
    // Beside and renamed: the file may have the same content in several trees.
    writeFileSync(`${drawn}.new`, inBangla);
    renameSync(`${drawn}.new`, drawn);
    await change(gallery, [{ path: ['cards', 0], moveTo: last }]);
    const moved = `${gallery}/cards/${last}/picture`;
    expect(readFileSync(fileOf(`${moved}/src.bn.png`)).equals(inBangla)).toBe(true);
    const { pictured } = await draft.open(gallery);
    expect(pictured.map((field) => field.join('/'))).not.toContain(`cards/${last}/picture/src.bn`);
    await put(draft, gallery, `cards/${last}/picture/src`, await photo(1600, 1000));
    expect(readdirSync(fileOf(moved))).toEqual(['src.jpg']);
    await change(gallery, [{ path: ['cards', last], remove: true }]);
    expect(readdirSync(fileOf(`${gallery}/cards`))).not.toContain(String(last));
  });

  it('comes back as it was when its step is taken back', async () => {
    const draft = await aDraft();
    const before = readFileSync(draft.fileOf(`${member}/picture/src.svg`));
    await put(draft, member, 'picture/src', await photo(1200, 1200));
    const { version } = await draft.open(member);
    await draft.get('revert', {
      ...named(member),
      version,
      to: 'published',
      by: 'Rahim',
      language: 'en',
    });
    expect(readFileSync(draft.fileOf(`${member}/picture/src.svg`)).equals(before)).toBe(true);
    expect(readdirSync(draft.fileOf(`${member}/picture`))).toEqual(['src.svg']);
  });

  it('is put where the file says nothing of a picture', async () => {
    const draft = await aDraft();
    await draft.change(member, [{ path: ['picture'], remove: true }]);
    await put(draft, member, 'picture/src', await photo(1200, 1200));
    expect(await draft.valueIn(member, 'picture')).toEqual({ src: 'picture/src.jpg' });
  });

  it('is refused in a sentence where it can’t be shown, and what was there stays', async () => {
    const draft = await aDraft();
    const before = await draft.open(member);
    const refused = {
      heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      broken: halfOf(await photo(1600, 1600)),
      'too small': await photo(100, 100),
      drawing: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'no picture': '%PDF-1.7',
    };
    for (const [what, bytes] of Object.entries(refused)) {
      const answer = await put(draft, member, 'picture/src', bytes);
      const sentence = {
        kind: 'wrong',
        reason: 'picture',
        message: expect.stringMatching(/^[A-Z].*\.$/),
      };
      expect([what, answer]).toEqual([what, sentence]);
    }
    expect(await draft.open(member)).toEqual(before);
    expect(readdirSync(draft.fileOf(`${member}/picture`))).toEqual(['src.svg']);
  });

  it('is refused where none belongs', async () => {
    const draft = await aDraft();
    const file = await photo(1200, 1200);
    const fields = ['picture', 'picture/alt', 'name/en', 'cards/99/picture/src'];
    for (const path of ['', '../../x', '__proto__', 'constructor/name', ...fields]) {
      const answer = await put(draft, member, path, file);
      expect([path, answer.kind]).toEqual([path, 'wrong']);
    }
    expect(readdirSync(draft.fileOf(`${member}/picture`))).toEqual(['src.svg']);
  });
});

describe('the logo of a client', () => {
  const client = 'clients/kolmi-knitwear';
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">';
  const shape = '<path d="M0 0h90v30H0z" fill="#d23c44"/>';

  it('may be as small as the strip of logos shows it, and keeps what is clear in it', async () => {
    const draft = await aDraft();
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const logo = await corners(240, 60)
      .extend({ top: 20, bottom: 20, background: clear })
      .png()
      .toBuffer();
    expect((await put(draft, client, 'logo/src', logo)).kind).toBe('given');
    const placed = await sharp(draft.fileOf(`${client}/logo/src.png`)).metadata();
    expect(placed).toMatchObject({ width: 240, height: 100, hasAlpha: true });
    expect(await put(draft, client, 'logo/src', await photo(100, 40))).toEqual({
      kind: 'wrong',
      reason: 'picture',
      message: expect.stringContaining('176 pixels'),
    });
  });

  it('may be a drawing, of which the harmless part is kept', async () => {
    const draft = await aDraft();
    const svg = `${drawn}<script>alert(1)</script>${shape.replace('<path', '<path onclick="x()"')}</svg>`;
    expect((await put(draft, client, 'logo/src', svg)).kind).toBe('given');
    const kept = readFileSync(draft.fileOf(`${client}/logo/src.svg`), 'utf8');
    expect(kept).toMatch(/^<svg .*<path .*<\/svg>$/);
    expect(kept).not.toMatch(/script|onclick/);
  });
});
