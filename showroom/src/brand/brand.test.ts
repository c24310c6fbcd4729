import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandHash, brandOfHash, checkBrand, isFault, maxNameLength } from './brand.ts';
import { contrast, inkOn, readableOn } from './colour.ts';
import { nameHash } from './kept-brand.ts';

const letters = new Intl.Segmenter();
const address = fc.string().map((text) => `https://${encodeURIComponent(text)}.example`);

describe('a brand', () => {
  it('is carried by a link, in any script', () => {
    for (const name of ['Rahim Store', 'রহিম স্টোর', 'ক্ষুদে দোকান ২৪', "D'Souza & Sons", 'Dr. Mira']) {
      const brand = { name, colour: '#0a7d55' };
      for (const tail of ['', '।', ').', '%20', '%E0%A5%A4']) {
        expect(brandOfHash(brandHash(brand) + tail, '#000000')).toEqual(brand);
      }
    }
  });

  it('may begin with initials that stand close to what follows', () => {
    for (const name of [
      'M.R.Traders',
      'Md.Karim & Sons',
      'S.A.Co.',
      'মো.করিম স্টোর',
      'এ.কে. ট্রেডার্স',
    ]) {
      expect(checkBrand(name, '#000000'), name).toMatchObject({ name });
    }
  });

  it('may be a name alone, which keeps the colour of the demo', () => {
    for (const name of ['রহিম স্টোর', 'D&S = 50% #1']) {
      expect(brandOfHash(nameHash(name), '#0a7d55')).toEqual({ name, colour: '#0a7d55' });
    }
    expect(brandOfHash(nameHash('half a letter \uD83D'), '#0a7d55')).toMatchObject({
      name: 'half a letter \uFFFD',
    });
  });

  it('is never markup, an address, or longer than a sign can show', () => {
    for (const name of [
      '<b>bank</b>',
      'https://example.com',
      'www.example',
      'example.com',
      'EXAMPLE.COM',
      'Example.Com.Bd/pay',
      'bank.example:80',
      'shop.com.bd',
      'a.xn--54b7fta0cc',
      'দোকান.বাংলা',
      'pay@example',
      'turned \u202Eround',
      'x'.repeat(maxNameLength + 1),
      ' ',
      '\u200b',
      '\u3164\u2800',
    ]) {
      expect(isFault(checkBrand(name, '#000000')), name).toBe(true);
    }
    expect(checkBrand('Rahim Store', 'red')).toBe('noColour');
    expect(checkBrand('\ufeffRahim\u200b Store\u00ad', '#000000')).toMatchObject({
      name: 'Rahim Store',
    });
  });

  it('is plain or refused, whatever a link carries', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), address), (text) => {
        const found = brandOfHash(`#brand=${text}&colour=7b1030`, '#000000');
        if (found === undefined || isFault(found)) return;
        expect(found.name).not.toMatch(/[<>{}@]|:\/\//);
        expect([...letters.segment(found.name)].length).toBeLessThanOrEqual(maxNameLength);
        expect(found.colour).toBe('#7b1030');
      }),
      { numRuns: 500 },
    );
    // Five hundred links take a second, and more on a machine that is busy.
  }, 30_000);

  it('can be read on any ground, in any colour', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (ground, wanted) => {
        expect(contrast(inkOn(wanted), wanted)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(readableOn([ground], wanted), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('can be read on the ground of a page, on its boxes and on its lines alike', () => {
    const pages = [
      ['#fbe6d8', '#fff5ec', '#dfbfa9'],
      ['#0b2b22', '#123d31', '#25594a'],
    ] as const;
    for (const grounds of pages) {
      for (const wanted of ['#0a7d55', '#c2410c', '#777777', '#ffd400', '#7b1030']) {
        for (const ground of grounds) {
          expect(contrast(readableOn(grounds, wanted), ground), wanted).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});
