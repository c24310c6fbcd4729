import { knownLanguages } from '@nokshi/forms/languages.ts';
import { schemaAt } from '@nokshi/site/src/content/check/schema-walk.ts';
import { z } from 'zod';
import type { Json } from '../write/json.ts';
import type { KeyOrder } from '../write/key-order.ts';
import type { EntryPath } from './entry-paths.ts';

/** Keys stand in a file as its schema has them. @param values what tells one variant from another */
export const keyOrderOf =
  ({ kind: { schema } }: EntryPath, values: Json | undefined): KeyOrder =>
  (path) => {
    const own = schemaAt(schema, path, values);
    return own instanceof z.ZodObject ? Object.keys(own.shape) : knownLanguages;
  };
