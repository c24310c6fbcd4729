import { z } from 'zod';

/**
 * A picture of a demo: one of the drawings of pictures/drawings.tsx with its own colours and shapes. The
 * build makes a file of it.
 */
export const picture = z.strictObject({
  drawing: z.string().describe('The name of a drawing'),
  with: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .default({})
    .describe('What it is drawn with, such as its colours'),
});

export type Picture = z.output<typeof picture>;

/** A picture as a page shows it: the address of its file, and its size in px, which keeps its place until it comes. */
export type DrawnPicture = { src: string; width: number; height: number };

/** The same data with what pages show in the place of each picture. */
export type WithDrawnPictures<Value> = Value extends Picture
  ? DrawnPicture
  : Value extends readonly (infer Item)[]
    ? WithDrawnPictures<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithDrawnPictures<Value[Key]> }
      : Value;

const isPicture = (value: object): value is Picture => 'drawing' in value && 'with' in value;

/** Every picture in the data of a demo. */
export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPicture(value)) return [value];
  return Object.values(value).flatMap(picturesIn);
}

/** The data with each picture replaced by what pages show. */
export function withDrawnPictures<Value>(
  value: Value,
  drawn: (picture: Picture) => DrawnPicture,
): WithDrawnPictures<Value> {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (typeof part !== 'object' || part === null) return part;
    if (isPicture(part)) return drawn(part);
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(value) as WithDrawnPictures<Value>;
}
