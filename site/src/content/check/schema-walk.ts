import { z } from 'zod';

/** A value somewhere in a file, with the path of keys and positions that leads to it, and its schema. */
export type Leaf = { path: (string | number)[]; value: string; schema: z.ZodType };

/**
 * Every text in `data` beside the schema that it has to meet. What the schema does not know is left
 * out: that is reported elsewhere.
 */
export function leaves(data: unknown, schema: unknown, path: Leaf['path'] = []): Leaf[] {
  const own = unwrapped(schema);
  if (typeof data === 'string')
    return own instanceof z.ZodType ? [{ path, value: data, schema: own }] : [];
  if (Array.isArray(data)) {
    return data.flatMap((item, index) => leaves(item, childOf(own, index), [...path, index]));
  }
  if (typeof data !== 'object' || data === null) return [];
  const chosen = own instanceof z.ZodDiscriminatedUnion ? optionFor(own, data) : own;
  return Object.entries(data).flatMap(([key, item]) =>
    leaves(item, childOf(chosen, key), [...path, key]),
  );
}

/** The schema that a path leads to; undefined where the schema knows no such place. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: unknown = unwrapped(schema);
  for (const part of path) current = unwrapped(childOf(current, part));
  return current instanceof z.ZodType ? current : undefined;
}

/** The schema inside optional, default and preprocessed ones. */
function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? unwrapped(schema.out) : schema;
}

function childOf(schema: unknown, part: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[String(part)];
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

function optionFor(union: z.ZodDiscriminatedUnion, data: object): unknown {
  const { discriminator } = union.def;
  const value: unknown = Reflect.get(data, discriminator);
  return union.options.find(
    (option) =>
      option instanceof z.ZodObject && option.shape[discriminator]?.safeParse(value).success,
  );
}
