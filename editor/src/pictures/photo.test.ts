import { crc32, deflateSync } from 'node:zlib';
import { pictureRefusals } from '@nokshi/contract/editor-words/refusals.ts';
import { metadataIn } from '@nokshi/site/build/published-files/embedded-metadata.ts';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { convertUpload } from './convert-upload.ts';
import type { Crop } from './crop.ts';
import { corners, cornersOf, grain, upload } from './testing.ts';

const logo = { format: 'svg', ratio: null } as const;
const anyRatio = { format: 'photo', ratio: null } as const;
const square = { format: 'photo', ratio: 1 } as const;

/** Places where pictures are shown on cards, beside words, and as wide as the page. */
const onCard = 'team/rafi/picture';
const besideWords = 'services/hosting/blocks/0/picture';
const wholeWidth = 'products/POS/picture';

async function placed(
  bytes: Buffer | Sharp,
  field: typeof anyRatio | typeof square | { format: 'photo'; ratio: number } = anyRatio,
  place = onCard,
  crop?: Crop,
) {
  const file = upload(Buffer.isBuffer(bytes) ? bytes : await bytes.toBuffer());
  const picture = await convertUpload(file, field, place, crop);
  if ('refusal' in picture) throw new Error(`was refused as ${picture.refusal}`);
  return picture;
}

async function refusal(bytes: Buffer | string, field: typeof anyRatio | typeof logo = anyRatio) {
  const picture = await convertUpload(upload(bytes), field, onCard, undefined);
  return 'refusal' in picture ? picture.refusal : 'taken';
}

describe('a photo from a phone', () => {
  const asStored: Record<number, (seen: Sharp) => Promise<Sharp>> = {
    1: async (seen) => seen,
    2: async (seen) => seen.flop(),
    3: async (seen) => seen.rotate(180),
    4: async (seen) => seen.flip(),
    5: async (seen) => sharp(await seen.rotate(90).toBuffer()).flop(),
    6: async (seen) => seen.rotate(270),
    7: async (seen) => sharp(await seen.rotate(270).toBuffer()).flop(),
    8: async (seen) => seen.rotate(90),
  };
  test.each(Object.entries(asStored))(
    'is turned as orientation %s says',
    async (orientation, turn) => {
      const seen = sharp(await corners(600, 800).png().toBuffer());
      const stored = await (await turn(seen)).png().toBuffer();
      const photo = sharp(stored)
        .withMetadata({ orientation: Number(orientation) })
        .jpeg();
      const { file, width, height } = await placed(photo);
      expect([width, height]).toEqual([600, 800]);
      expect(await cornersOf(file)).toEqual(['red', 'green', 'blue', 'yellow']);
      expect((await sharp(file).metadata()).orientation).toBeUndefined();
    },
  );

  test('tells nothing beside what is seen, such as where it was taken', async () => {
    const photo = await corners(1200, 900)
      .withExif({
        IFD0: { Make: 'A phone', Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>at home</note></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(await metadataIn('photo.jpg', photo)).toEqual(['exif', 'xmp', 'icc']);
    const { file, name } = await placed(photo);
    expect(await metadataIn(name, file)).toEqual([]);
    expect(file.includes('A phone') || file.includes('at home')).toBe(false);
  });

  test('keeps its colours, also those of a wider range', async () => {
    const wide = await placed(corners(800, 600).withIccProfile('p3').jpeg({ quality: 100 }));
    const [red = 0, green = 0, blue = 0] = await sharp(wide.file).raw().toBuffer();
    expect(red).toBeGreaterThan(245);
    expect(green + blue).toBeLessThan(30);
  });

  test.each([
    ['for printing', () => corners(800, 600).toColourspace('cmyk').jpeg(), 'cmyk'],
    ['in shades of grey', () => corners(800, 600).toColourspace('b-w').jpeg(), 'b-w'],
    ['of 16 bits', () => corners(800, 600).toColourspace('rgb16').png(), 'rgb16'],
  ])('%s becomes one that every browser shows', async (_, make, space) => {
    const photo = await make().toBuffer();
    expect((await sharp(photo).metadata()).space).toBe(space);
    const metadata = await sharp((await placed(photo)).file).metadata();
    expect(metadata.depth).toBe('uchar');
    expect(['srgb', 'b-w']).toContain(metadata.space);
  });

  test('is shrunk to what its place shows, and not enlarged', async () => {
    const photo = await corners(3000, 2250).jpeg().toBuffer();
    const size = async (place: string) => {
      const { width, height } = await placed(photo, anyRatio, place);
      return [width, height];
    };
    expect(await size(onCard)).toEqual([960, 720]);
    expect(await size(besideWords)).toEqual([1600, 1200]);
    expect(await size(wholeWidth)).toEqual([2400, 1800]);
    const small = await placed(grain(700, 500).jpeg(), anyRatio, besideWords);
    expect([small.width, small.height]).toEqual([700, 500]);
  });

  test('tells the size that its file has', async () => {
    const { file, width, height } = await placed(grain(1003, 777).jpeg(), {
      format: 'photo',
      ratio: 1.6,
    });
    expect(await sharp(file).metadata()).toMatchObject({ width, height });
    expect(width / height).toBeCloseTo(1.6, 2);
  });

  test('is cut to the ratio of its field around what draws the eye', async () => {
    const face = { input: await corners(300, 300).png().toBuffer(), left: 1300, top: 100 };
    const wall = sharp({
      create: { width: 1600, height: 500, channels: 3, background: '#888888' },
    });
    const { file, width, height } = await placed(wall.composite([face]).jpeg(), square);
    expect([width, height]).toEqual([500, 500]);
    const { channels } = await sharp(file).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(50);
  });

  test('shows the part that the owner chose, of the photo as it is seen', async () => {
    const stored = sharp(await corners(1200, 1600).png().toBuffer()).rotate(270);
    const photo = sharp(await stored.png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg();
    const lowerLeft = { left: 0, top: 0.5, width: 0.5, height: 0.375 };
    const { file, width, height } = await placed(photo, square, onCard, lowerLeft);
    expect([width, height]).toEqual([600, 600]);
    expect(await cornersOf(file)).toEqual(['blue', 'blue', 'blue', 'blue']);
  });

  test('is cut to the ratio also where the chosen part has another', async () => {
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    const { width, height } = await placed(grain(1200, 800).jpeg(), square, onCard, whole);
    expect([width, height]).toEqual([800, 800]);
  });
});

test('a photo with a slip of its camera that every browser overlooks is taken', async () => {
  const photo = await corners(800, 600).jpeg().toBuffer();
  const firstSegment = 2;
  const stray = Buffer.alloc(3);
  const end = firstSegment + 2 + photo.readUInt16BE(firstSegment + 2);
  const slip = Buffer.concat([photo.subarray(0, end), stray, photo.subarray(end)]);
  await expect(sharp(slip).raw().toBuffer()).rejects.toThrow('extraneous');
  expect((await placed(slip)).name).toBe('src.jpg');
});

describe('what it is written as', () => {
  test('a screen stays sharp, as PNG', async () => {
    expect((await placed(corners(1200, 900).png())).name).toBe('src.png');
  });
  test('a photo is a JPEG, whatever it came as', async () => {
    expect((await placed(grain(800, 600).png())).name).toBe('src.jpg');
    expect((await placed(grain(800, 600).webp())).name).toBe('src.jpg');
    expect((await placed(grain(420, 300).avif({ effort: 0 }))).name).toBe('src.jpg');
    expect((await placed(grain(480, 360).gif())).name).toMatch(/^src\.(jpg|png)$/);
  });
  test('what is clear stays clear', async () => {
    const clear = sharp({
      create: { width: 900, height: 600, channels: 4, background: '#00000000' },
    });
    const { file, name } = await placed(clear.png());
    expect(name).toBe('src.png');
    expect((await sharp(file).stats()).isOpaque).toBe(false);
  });
  test('a page hidden in a photo is gone', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const photo = await corners(800, 600).jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const both = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), page]);
    expect((await placed(both)).file.includes('<script')).toBe(false);
  });
});

/** The beginning of a PNG that says how large it is, and hardly more. */
function pngOfSize(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1e6))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const boxOf = (...brands: string[]) => {
  const text = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 4);
  return Buffer.concat([length, Buffer.from(text, 'latin1'), Buffer.alloc(64)]);
};

describe('a bad picture is refused', () => {
  test('HEIC, from any phone', async () => {
    expect(await refusal(boxOf('heic', 'mif1', 'heic'))).toBe('heic');
    expect(await refusal(boxOf('mif1', 'mif1', 'heix'))).toBe('heic');
    expect(await refusal(boxOf('msf1', 'hevc'))).toBe('heic');
  });
  test('a bomb, before it goes off', async () => {
    expect(await refusal(pngOfSize(30_000))).toBe('too-large');
  });
  test('more bytes than any photo has', async () => {
    expect(await refusal(Buffer.alloc(25e6 + 1, 0xff))).toBe('too-large');
  });
  test('too few pixels, also of the chosen part, with the number that are needed', async () => {
    const small = upload(await corners(599, 900).jpeg().toBuffer());
    const refused = { refusal: 'too-small', values: { width: 600 } };
    expect(await convertUpload(small, anyRatio, besideWords, undefined)).toEqual(refused);
    const wide = upload(await corners(1600, 550).jpeg().toBuffer());
    expect(await convertUpload(wide, square, besideWords, undefined)).toEqual(refused);
    const large = upload(await corners(2000, 1500).jpeg().toBuffer());
    const little = { left: 0.9, top: 0.9, width: 0.1, height: 0.1 };
    expect(await convertUpload(large, anyRatio, besideWords, little)).toEqual(refused);
  });
  test.each([
    ['a photo', () => grain(1200, 900).jpeg()],
    ['a progressive photo', () => grain(1200, 900).jpeg({ progressive: true })],
    ['a screen', () => grain(1200, 900).png()],
    ['a WebP', () => grain(1200, 900).webp()],
    ['an AVIF', () => grain(420, 300).avif({ effort: 0 })],
  ])('%s that was cut off', async (_, make) => {
    const whole = await make().toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('broken');
    expect(await refusal(whole.subarray(0, 0.97 * whole.length))).toBe('broken');
    expect(await refusal(whole.subarray(0, 30))).toBe('broken');
  });
  test('an empty file', async () => {
    expect(await refusal('')).toBe('broken');
  });
  test.each([
    ['a document', '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
    ['a page', '<!DOCTYPE html><html><body><svg></svg></body></html>'],
    ['words', 'Our team, photographed in March'],
    ['an archive', 'PK\x03\x04\x14\0\0\0'],
  ])('%s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('not-a-picture');
  });
  test('a film', async () => {
    expect(await refusal(boxOf('isom', 'isom', 'mp42'))).toBe('not-a-picture');
  });
  test.each(['gif', 'webp'] as const)('a %s that moves', async (format) => {
    const frames = [corners(600, 450), corners(600, 450).negate()];
    const pictures = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const moving = await sharp(pictures, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect(await refusal(moving)).toBe('animated');
  });
  test('a drawing where a photo belongs, and a photo where a drawing does', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    expect(await refusal(drawing)).toBe('svg-not-here');
    expect(await refusal(await corners(800, 600).jpeg().toBuffer(), logo)).toBe('needs-svg');
  });
});

describe('whatever is uploaded', () => {
  const codes: readonly string[] = pictureRefusals;
  const starts = [
    '',
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'RIFF\0\0\0\0WEBPVP8 ',
    '\0\0\0\x18ftypavif',
    '<svg ',
  ];
  const anyUpload = fc
    .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }))
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]));

  test('bytes of any kind are refused with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(anyUpload, async (bytes) => {
        expect(codes).toContain(await refusal(bytes));
      }),
      { numRuns: 200 },
    );
  });

  test('a photo with bytes gone astray is a picture or is refused with a reason', async () => {
    const photo = await grain(480, 360).jpeg().toBuffer();
    const astray = fc.array(fc.tuple(fc.nat(photo.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(astray, async (changes) => {
        const bytes = Buffer.from(photo);
        for (const [at, value] of changes) bytes[at] = value;
        expect([...codes, 'taken']).toContain(await refusal(bytes));
      }),
      { numRuns: 40 },
    );
  });

  const part = fc.double({ noNaN: false });
  test('any crop gives a picture or a reason', async () => {
    const file = upload(await corners(900, 700).png().toBuffer());
    await fc.assert(
      fc.asyncProperty(part, part, part, part, async (left, top, width, height) => {
        const picture = await convertUpload(file, square, onCard, { left, top, width, height });
        expect('refusal' in picture ? picture.refusal : 'too-small').toBe('too-small');
      }),
      { numRuns: 40 },
    );
  });
});
