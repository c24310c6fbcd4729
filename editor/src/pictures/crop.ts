/** Which part of a picture is kept, and how large. */

/** Left, top, width and height in parts of 1. */
export type Crop = { left: number; top: number; width: number; height: number };

export type Size = { width: number; height: number };

/** The part of a picture that was chosen, in whole pixels that lie within it. */
export function cropInPixels({ width, height }: Size, crop: Crop): Crop {
  const [left, right] = span(crop.left, crop.width, width);
  const [top, bottom] = span(crop.top, crop.height, height);
  return { left, top, width: right - left, height: bottom - top };
}

function span(start: number, length: number, pixels: number): [number, number] {
  const first = within(Math.round(start * pixels), 0, pixels - 1);
  return [first, within(Math.round((start + length) * pixels), first + 1, pixels)];
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Number.isFinite(value) ? value : least, least), most);

/** The largest size of this ratio that lies within another. */
export function cutToRatio({ width, height }: Size, ratio: number | null): Size {
  if (ratio === null) return { width, height };
  return width > height * ratio
    ? { width: height * ratio, height }
    : { width, height: width / ratio };
}

/** So many times taller than wide may a picture be before its height bounds it instead of its width. */
const tallest = 2;

/** The size in whole pixels that is no wider than `most`. */
export function shrunk({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / width, (tallest * most) / height);
  const whole = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: whole(width), height: whole(height) };
}
