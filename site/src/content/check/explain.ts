import { z } from 'zod';
import type { Path } from './content-files.ts';
import { nearest } from './nearest.ts';
import { choicesOf, schemaAt } from './schema-walk.ts';

type Issue = z.core.$ZodIssue;

/** A path such as features[6].title.en, as an editor would count: from 1. */
export const fieldName = (parts: readonly PropertyKey[]) =>
  parts
    .map((part, index) =>
      typeof part === 'number' ? `, entry ${part + 1}` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('')
    .replaceAll(/(entry \d+)\./g, '$1: ');

/** What a schema says of a place, which in YAML has no symbols. */
export const placeOf = (parts: readonly PropertyKey[]): Path =>
  parts.map((part) => (typeof part === 'symbol' ? String(part) : part));

/** The sentence that says what is wrong with a value of `data` and what would be right. */
export function explain(issue: Issue, schema: z.ZodType, data: unknown): string {
  const described = schemaAt(schema, issue.path, data)?.description;
  const right = described ? `: ${described}` : '';
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue.keys, schemaAt(schema, issue.path, data));
    case 'invalid_union':
      return unknownChoice(issue, schemaAt(schema, issue.path.slice(0, -1), data), data);
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing; please add it${right}`
        : `must be ${nameOf(issue.expected, schemaAt(schema, issue.path, data))}, but is ${kindOf(issue.input)}${right}`;
    case 'too_big':
      return size(issue.origin, 'at most', Number(issue.maximum), issue.exact, issue.input);
    case 'too_small':
      return issue.origin === 'string'
        ? `is empty; please write it${right}`
        : size(issue.origin, 'at least', Number(issue.minimum), issue.exact, issue.input);
    case 'invalid_value': {
      const allowed = issue.values.map((value) => JSON.stringify(value)).join(' or ');
      return issue.input === undefined
        ? `is missing; please add ${allowed}${right}`
        : `is ${JSON.stringify(issue.input)}, but must be ${allowed}`;
    }
    case 'invalid_format':
      return issue.format === 'regex' || issue.format === 'url' || issue.message.startsWith('must')
        ? `${issue.message}; it is ${JSON.stringify(issue.input)}`
        : `must be a valid ${issue.format}; it is ${JSON.stringify(issue.input)}`;
    default:
      return `${issue.message}${right}`;
  }
}

function size(
  origin: string,
  bound: string,
  limit: number,
  exact: boolean | undefined,
  input: unknown,
) {
  const required = exact ? `exactly ${limit}` : `${bound} ${limit}`;
  if (Array.isArray(input)) {
    const surplus = input.length - limit;
    const change = surplus > 0 ? `remove ${surplus}` : `add ${-surplus}`;
    return `has ${input.length} entries, but must have ${required}; ${change}`;
  }
  if (typeof input === 'string') {
    return `has ${input.length} characters, but must have ${required}; shorten it by ${input.length - limit}`;
  }
  return `is ${String(input)}, but the ${origin} must be ${required}`;
}

function unknownKeys(keys: readonly string[], schema: z.ZodType | undefined) {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return keys
    .map((key) => {
      const meant = nearest(key, known);
      const advice = meant ? `did you mean "${meant}"?` : `known here are ${known.join(', ')}`;
      return `has an unknown key "${key}"; ${advice}`;
    })
    .join('; ');
}

/** A choice, such as the kind of a block, that is missing or none of those there are. */
function unknownChoice(issue: Issue, schema: z.ZodType | undefined, data: unknown) {
  const union = schema instanceof z.ZodDiscriminatedUnion ? schema : undefined;
  if (!union) return issue.message;
  const known = choicesOf(union);
  const value = issue.path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    data,
  );
  const allowed = known.map((one) => JSON.stringify(one)).join(' or ');
  if (typeof value !== 'string') return `is missing; please add ${allowed}`;
  const meant = nearest(value, known);
  const advice = meant ? `; did you mean "${meant}"?` : '';
  return `is ${JSON.stringify(value)}, but must be ${allowed}${advice}`;
}

/** What editors call the kinds of values. */
const kindNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
};

function nameOf(kind: string, schema: z.ZodType | undefined) {
  const fields = schema instanceof z.ZodObject ? ` (${Object.keys(schema.shape).join(', ')})` : '';
  return kindNames[kind] ?? `a group of fields${fields}`;
}

function kindOf(value: unknown) {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `the ${typeof value === 'string' ? 'text' : typeof value} ${JSON.stringify(value)}`;
}
