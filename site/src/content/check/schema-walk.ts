import { z } from 'zod';

/** A value somewhere in a file, with the path of keys and positions that leads to it, and its schema. */
export type TextWithSchema = { path: (string | number)[]; value: string; schema: z.ZodType };

/**
 * Every text in `data` beside the schema that it has to meet. What the schema does not know is left
 * out: that is reported elsewhere.
 */
export function textsWithSchemas(
  data: unknown,
  schema: unknown,
  path: TextWithSchema['path'] = [],
): TextWithSchema[] {
  const own = unwrapped(schema);
  if (typeof data === 'string')
    return own instanceof z.ZodType ? [{ path, value: data, schema: own }] : [];
  if (Array.isArray(data)) {
    return data.flatMap((item, index) =>
      textsWithSchemas(item, childOf(own, index), [...path, index]),
    );
  }
  if (typeof data !== 'object' || data === null) return [];
  const chosen = chosenFor(own, data);
  return Object.entries(data).flatMap(([key, item]) =>
    textsWithSchemas(item, childOf(chosen, key), [...path, key]),
  );
}

/**
 * The schema that a path leads to in `data`, which says what it is where the schema leaves a choice;
 * undefined where the schema knows no such place.
 */
export function schemaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  data: unknown,
): z.ZodType | undefined {
  let current = chosenFor(unwrapped(schema), data);
  let value = data;
  for (const part of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    current = chosenFor(unwrapped(childOf(current, part)), value);
  }
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

/** Where the schema is a choice, the option that `data` says it is, or all of it where it is none. */
function chosenFor(schema: unknown, data: unknown): unknown {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  if (typeof data !== 'object' || data === null) return schema;
  const value: unknown = Reflect.get(data, schema.def.discriminator);
  const option = schema.options.find((one) => optionShape(one, schema)?.safeParse(value).success);
  return option ?? schema;
}

const optionShape = (option: unknown, { def }: z.ZodDiscriminatedUnion) =>
  option instanceof z.ZodObject ? (option.shape[def.discriminator] as z.ZodType) : undefined;

/** The values by which a choice is told, such as the kinds of a block. */
export const choicesOf = (union: z.ZodDiscriminatedUnion): string[] =>
  union.options.flatMap((option) => {
    const shape = optionShape(option, union);
    return shape instanceof z.ZodLiteral ? [...shape.values].map(String) : [];
  });
