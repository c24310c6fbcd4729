/** The mark in the EXIF description of a drawn picture: the hash of its scene, and the rectangles of its crops. */

/** A rectangle of a picture, in its own pixels. */
export type Rectangle = { left: number; top: number; width: number; height: number };

export type DrawnMark = {
  /** The hash of the scene that the picture was drawn from. */
  scene: string;
  /** The part to show where the whole would be too small to read. */
  detail?: Rectangle | undefined;
  /** The part to show across a phone, which is taller than wide. */
  portrait?: Rectangle | undefined;
};

/** A part of a picture that may be shown instead of the whole. */
export type PicturePart = 'detail' | 'portrait';

/** The width of a portrait over its height. */
export const portraitShape = 4 / 5;

const pattern = /nokshi artwork ([0-9a-f]{16})(?: detail ([0-9,]+))?(?: portrait ([0-9,]+))?/;

/** Reads the mark in the bytes of a picture; pictures of others have none. */
export function readMark(bytes: Buffer): DrawnMark | undefined {
  const [, scene, detail, portrait] = pattern.exec(bytes.toString('latin1')) ?? [];
  if (!scene) return undefined;
  return {
    scene,
    detail: detail ? parseRectangle(detail) : undefined,
    portrait: portrait ? parseRectangle(portrait) : undefined,
  };
}

export const writeMark = ({ scene, detail, portrait }: DrawnMark): string =>
  [
    `nokshi artwork ${scene}`,
    ...(detail ? [`detail ${writeRectangle(detail)}`] : []),
    ...(portrait ? [`portrait ${writeRectangle(portrait)}`] : []),
  ].join(' ');

export const writeRectangle = ({ left, top, width, height }: Rectangle): string =>
  [left, top, width, height].join(',');

/** @throws where the text is not four numbers with commas between them */
export function parseRectangle(text: string): Rectangle {
  const [left, top, width, height] = text.split(',').map(Number);
  if (left === undefined || top === undefined || !width || !height) {
    throw new Error(`“${text}” is no rectangle`);
  }
  return { left, top, width, height };
}
