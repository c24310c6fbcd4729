import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type InOneLanguage, inLanguage } from '@nokshi/forms/in-language.ts';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  type Entries,
  entrySchemas,
  type OrderedName,
  type Pages,
  pageSchemas,
} from '../site/src/content/schemas/index.ts';
import { order } from '../site/src/content/schemas/references.ts';

export const x = [
  fileURLToPath,
  readFileSync,
  inLanguage,
  parse,
  z,
  entrySchemas,
  pageSchemas,
  order,
  defaultLanguage,
];
export type Y = InOneLanguage<Entries<z.ZodString>[OrderedName]> | Pages<z.ZodString>;
