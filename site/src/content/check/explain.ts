import { formatSentences, type Told } from '@nokshi/forms/content-faults.ts';
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

/** The path of an issue, its symbols as text. */
export const placeOf = (parts: readonly PropertyKey[]): Path =>
  parts.map((part) => (typeof part === 'symbol' ? String(part) : part));

/** The sentence that says what is wrong, what would be right, and the same for whoever has other words. */
export type Explained = { problem: string } & Told;

/** Says what is wrong with a value of `data` and what would be right. */
export function explain(issue: Issue, schema: z.ZodType, data: unknown): Explained {
  const described = schemaAt(schema, issue.path, data)?.description;
  const right = described ? `: ${described}` : '';
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        problem: unknownKeys(issue.keys, schemaAt(schema, issue.path, data)),
        ...{ code: 'unknown-key', values: { key: issue.keys.join(', ') } },
      };
    case 'invalid_union':
      return unknownChoice(issue, schemaAt(schema, issue.path.slice(0, -1), data), data);
    case 'invalid_type':
      return {
        problem:
          issue.input === undefined
            ? `is missing; please add it${right}`
            : `must be ${nameOf(issue.expected, schemaAt(schema, issue.path, data))}, but is ${kindOf(issue.input)}${right}`,
        ...{ code: kindFault(issue), values: {} },
      };
    case 'too_big':
      return {
        problem: size(issue.origin, 'at most', Number(issue.maximum), issue.exact, issue.input),
        ...tooBig(Number(issue.maximum), issue.input),
      };
    case 'too_small':
      if (issue.origin === 'string') {
        return { problem: `is empty; please write it${right}`, code: 'empty', values: {} };
      }
      return tooSmall(issue);
    case 'invalid_value': {
      const allowed = issue.values.map((value) => JSON.stringify(value)).join(' or ');
      return issue.input === undefined
        ? { problem: `is missing; please add ${allowed}${right}`, code: 'empty', values: {} }
        : {
            problem: `is ${JSON.stringify(issue.input)}, but must be ${allowed}`,
            ...{ code: issue.input === '' ? 'empty' : 'choice', values: {} },
          };
    }
    case 'invalid_format': {
      const isSaid =
        issue.format === 'regex' || issue.format === 'url' || issue.message.startsWith('must');
      return {
        problem: `${isSaid ? issue.message : `must be a valid ${issue.format}`}; it is ${JSON.stringify(issue.input)}`,
        code:
          issue.input === '' ? 'empty' : (codesOfFormats[issue.format] ?? formatOf(issue.message)),
        values: {},
      };
    }
    case 'custom':
      return { problem: `${issue.message}${right}`, ...(toldIn(issue) ?? format(issue.message)) };
    default:
      return { problem: `${issue.message}${right}`, ...format(issue.message) };
  }
}

/** A format that Zod knows is told by its name, any other by its sentence. */
const codesOfFormats: Readonly<Record<string, FormatCode>> = {
  date: 'day',
  time: 'time',
  email: 'email',
  url: 'web-address',
};

type FormatCode = keyof typeof formatSentences | 'time' | 'email' | 'format';

const formatOf = (message: string): FormatCode =>
  formatCodes.find((code) => formatSentences[code] === message) ?? 'format';

const formatCodes = Object.keys(formatSentences) as (keyof typeof formatSentences)[];

const format = (message: string): Told => ({ code: formatOf(message), values: {} });

/** The message of a schema for a value that depends on others. */
function toldIn({ params }: z.core.$ZodIssueCustom): Told | undefined {
  return params && 'code' in params ? (params as Told) : undefined;
}

function kindFault({ expected, input }: z.core.$ZodIssueInvalidType) {
  if (input === undefined || input === null) return 'empty';
  return expected === 'int' && typeof input === 'number' ? 'not-whole' : 'kind';
}

function tooBig(most: number, input: unknown): Told {
  if (Array.isArray(input)) return { code: 'too-many', values: { surplus: input.length - most } };
  if (typeof input !== 'string') return { code: 'too-high', values: { most } };
  return { code: 'too-long', values: { surplus: input.length - most } };
}

function tooSmall({
  origin,
  minimum,
  inclusive,
  exact,
  input,
}: z.core.$ZodIssueTooSmall): Explained {
  const least = Number(minimum);
  if (inclusive === false) {
    return {
      problem: `is ${String(input)}, but the ${origin} must be more than ${least}`,
      ...{ code: 'not-above', values: { bound: least } },
    };
  }
  const problem = size(origin, 'at least', least, exact, input);
  if (!Array.isArray(input)) return { problem, code: 'too-low', values: { least } };
  return { problem, code: 'too-few', values: { lacking: least - input.length } };
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
function unknownChoice(issue: Issue, schema: z.ZodType | undefined, data: unknown): Explained {
  const union = schema instanceof z.ZodDiscriminatedUnion ? schema : undefined;
  if (!union) return { problem: issue.message, ...format(issue.message) };
  const known = choicesOf(union);
  const value = issue.path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    data,
  );
  const allowed = known.map((one) => JSON.stringify(one)).join(' or ');
  if (typeof value !== 'string') {
    return { problem: `is missing; please add ${allowed}`, code: 'empty', values: {} };
  }
  const meant = nearest(value, known);
  const advice = meant ? `; did you mean "${meant}"?` : '';
  return {
    problem: `is ${JSON.stringify(value)}, but must be ${allowed}${advice}`,
    ...{ code: 'choice', values: {} },
  };
}

/** The names of the types of values, as editors call them. */
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
