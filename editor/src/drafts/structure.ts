import type { Change } from '@nokshi/contract/content.ts';
import { fieldName } from '@nokshi/site/src/content/check/explain.ts';
import { textsWithSchemas } from '@nokshi/site/src/content/check/schema-walk.ts';
import { references } from '@nokshi/site/src/content/schemas/references.ts';
import type { z } from 'zod';
import type { Json } from '../write/json.ts';
import { pictureEnding } from '../write/picture-paths.ts';

/** Names that mean something else to JavaScript than a key of a file. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** The part of a path that no file has; undefined where each may be. */
export const reservedIn = (changes: readonly Change[]): string | undefined =>
  changes.flatMap(({ path }) => path.map(String)).find((part) => reserved.has(part));

/**
 * What a form could not show, whatever is written into it: keys and kinds that the schema doesn't know,
 * a text where a list belongs, a picture that lies elsewhere. Anything else that is wrong is told beside
 * its field, and may stay in a draft.
 */
export function strangeIn(values: Json, schema: z.ZodType): string[] {
  const { error } = schema.safeParse(values, { reportInput: true });
  return [
    ...(error?.issues ?? []).filter(isStrange).map(({ path, message }) => at(path, message)),
    ...textsWithSchemas(values, schema)
      .filter(({ schema: own }) => references.get(own)?.kind === 'picture')
      .filter(({ value, path }) => value !== '' && pictureEnding(value, path) === null)
      .map(({ path }) => at(path, 'a picture is put here with the file itself')),
  ];
}

const at = (path: readonly PropertyKey[], message: string) => `${fieldName(path)}: ${message}`;

function isStrange(issue: z.core.$ZodIssue): boolean {
  switch (issue.code) {
    case 'unrecognized_keys':
      return true;
    case 'invalid_union':
      // One that is told by a key, such as the kinds of blocks; any other is a text of several forms.
      return 'discriminator' in issue;
    // What is missing may be filled in later, as any number may; null stands for what YAML leaves empty.
    case 'invalid_type':
      return issue.input !== undefined && !(issue.expected === 'int' && isNumber(issue.input));
    default:
      return false;
  }
}

const isNumber = (value: unknown): boolean => typeof value === 'number';
