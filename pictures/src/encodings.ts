/** In which sizes pictures are delivered, and what an encoding is called in the store of them. */

import { type DrawnMark, type PicturePart, writeRectangle } from './drawn-mark.ts';

/** The hash and the mark of a picture file. */
export type Source = {
  /** Of what is seen: encodings of another version of it are not its own. */
  hash: string;
  mark: DrawnMark | undefined;
};

/** A file made from a picture: the whole of it or a part, so many pixels wide. */
export type Encoding = { part: 'whole' | PicturePart; format: 'avif' | 'webp'; width: number };

/**
 * The most that a phone is sent, however dense its screen is: the eye sees no more there, and the line
 * would pay for it.
 */
export const phoneWidth = 560;

/** The same for phones with three dots a pixel, on which more than two of them are seen around letters. */
export const densePhoneWidth = 984;

/**
 * How wide pictures are made for each use: to show them at up to 588 CSS pixels and more, twice as
 * dense. A phone gets widths of its own.
 */
export const pictureWidths = {
  /** Cards of three columns that stand beside their words on a phone, as wide as a thumb is long. */
  thumbnail: { phone: [400], wide: [400, 960] },
  /** Cards of three columns, small pictures in lists. */
  card: { phone: [400, phoneWidth], wide: [400, 960] },
  /** Cards that may also be shown large. */
  tile: { phone: [phoneWidth], wide: [480, 960, 1600] },
  /** Pages of demos. */
  demo: { phone: [400, phoneWidth], wide: [400, 960, 1500] },
  /** Half a page, next to words. */
  block: { phone: [phoneWidth], wide: [600, 1200, 1600] },
  /** What a feature looks like, beside its words or as wide as a phone. */
  feature: { phone: [phoneWidth, densePhoneWidth], wide: [phoneWidth, densePhoneWidth] },
  /** The object of a slide of the hero. */
  object: { phone: [phoneWidth], wide: [480, 960] },
  /** The width of a page. */
  screen: { phone: [phoneWidth, densePhoneWidth], wide: [1200, 1600, 2400] },
} as const satisfies Record<string, PictureWidths>;
export type PictureUse = keyof typeof pictureWidths;
export type PictureWidths = { phone: readonly number[]; wide: readonly number[] };

/** Those of a portrait so wide, across a phone. */
export const portraitWidths = (width: number): readonly number[] => [
  ...new Set([phoneWidth, densePhoneWidth].map((one) => Math.min(one, width))),
];

/** Those of a detail, which small pictures show: of a thumbnail those on phones alone. */
export function detailWidths(use: PictureUse): PictureWidths {
  return use === 'thumbnail' ? pictureWidths.thumbnail : { phone: [phoneWidth], wide: [480, 960] };
}

/** Those of the widths that a picture so wide has pixels for; its own width where it has for none. */
export function widthsWithin(widths: readonly number[], width: number): readonly number[] {
  const possible = widths.filter((one) => one <= width);
  return possible.length > 0 ? possible : [width];
}

/** For browsers without AVIF. */
export const fallback: Encoding = { part: 'whole', format: 'webp', width: 400 };

/**
 * The quality at which no ringing is seen around letters: less for phones and above twice the
 * density, where a pixel is hardly seen.
 */
export function qualityOf({ part, format, width }: Encoding): number {
  if (format === 'webp') return 75;
  if (width === densePhoneWidth) return 34;
  if (width === phoneWidth || (part === 'detail' && width === 400)) return 38;
  return width < 1500 ? 50 : 44;
}

/** The uses of a picture, by its path in content/: the folder of its entry tells them. */
function usesOf(picture: string): PictureUse[] {
  const [folder, , field] = picture.split('/');
  if (folder === 'products' && field === 'features') return ['feature'];
  if (folder === 'products') return ['tile', 'screen'];
  if (folder === 'galleries') return ['demo'];
  if (folder === 'slides') return ['object'];
  if (folder === 'services' && field === 'picture') return ['thumbnail', 'block'];
  if (folder === 'pages') return ['screen'];
  if (folder !== undefined && shownOnCards.includes(folder)) return ['card'];
  return ['block'];
}

const shownOnCards = ['team', 'clients', 'offices', 'process'];

/**
 * Within which widths a picture is worth keeping, by its path in content/: below the least, its widest
 * use would enlarge it; above the most, nobody is sent the pixels.
 */
export function widthsWorthKeeping(picture: string): { least: number; most: number } {
  const widths = usesOf(picture).map((use): readonly number[] => pictureWidths[use].wide);
  const most = Math.max(...widths.flat());
  return { least: Math.min(...widths.filter((of) => of.includes(most)).flat()), most };
}

/** The size of a logo in the client strip in one direction, in CSS pixels; below both it would be enlarged. */
export const logoSpace = { width: 176, height: 64 };

/** All encodings of a picture that is drawn, given its path in content/, its width and its parts. */
export function encodingsOf(
  picture: string,
  width: number,
  { detail, portrait }: Pick<DrawnMark, PicturePart>,
): Encoding[] {
  const widthsOf = (widths: (use: PictureUse) => PictureWidths, available: number) =>
    usesOf(picture)
      .map(widths)
      .flatMap(({ phone, wide }) => [
        ...widthsWithin(phone, available),
        ...widthsWithin(wide, available),
      ]);
  const avif = (part: Encoding['part'], widths: readonly number[]): Encoding[] =>
    [...new Set(widths)].map((one) => ({ part, format: 'avif', width: one }));
  return [
    { ...fallback, width: Math.min(fallback.width, width) },
    ...avif(
      'whole',
      widthsOf((use) => pictureWidths[use], width),
    ),
    ...(detail ? avif('detail', widthsOf(detailWidths, detail.width)) : []),
    ...(portrait ? avif('portrait', portraitWidths(portrait.width)) : []),
  ];
}

/** The name of an encoding in the store: what it was made from, and how. */
export function encodingName({ hash, mark }: Source, encoding: Encoding): string {
  const { part, format, width } = encoding;
  const rectangle = part === 'whole' ? undefined : mark?.[part];
  const from = rectangle ? `${hash}-${writeRectangle(rectangle)}` : hash;
  return `${from}-${width}-q${qualityOf(encoding)}.${format}`;
}
