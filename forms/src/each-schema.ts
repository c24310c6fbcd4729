import { z } from 'zod';

/** One schema for each of the names, and no other key. */
export const each = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: (name: Name) => Schema,
) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, schema(name)])) as Record<Name, Schema>,
  );
