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

/** The same data with the address of its file in the place of each picture. */
export type WithAddresses<Value> = Value extends Picture
  ? string
  : Value extends readonly (infer Item)[]
    ? WithAddresses<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithAddresses<Value[Key]> }
      : Value;

const isPicture = (value: object): value is Picture => 'drawing' in value && 'with' in value;

/** Every picture in the data of a demo. */
export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPicture(value)) return [value];
  return Object.values(value).flatMap(picturesIn);
}

/** The data with each picture replaced by its address. */
export function withAddresses<Value>(
  value: Value,
  address: (picture: Picture) => string,
): WithAddresses<Value> {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (typeof part !== 'object' || part === null) return part;
    if (isPicture(part)) return address(part);
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(value) as WithAddresses<Value>;
}
