import { wordsSchemas } from '@nokshi/forms/words-schema.ts';
import { z } from 'zod';
import { type Reference, references } from '../schemas/references.ts';
import { type ContentPath, contentPathName, pathBelow } from './content-path.ts';
import { choicesOf } from './schema-walk.ts';

/** A value that stands under a key. */
export type Member = {
  key: string;
  place: ContentPath;
  isOptional: boolean;
  /** Its description in the schema; empty where there is none. */
  description: string;
  shape: Shape;
};

/** The input for a value, as its schema tells. Bounds are null where there are none. */
export type Shape =
  | { is: 'group'; members: Member[] }
  | { is: 'words'; most: number }
  | { is: 'text'; most: number | null }
  | { is: 'number'; least: number | null; most: number | null }
  | { is: 'choice'; options: string[] }
  | { is: 'flag' | 'day' | 'time' | 'link' }
  | { is: 'reference'; reference: Exclude<Reference, { kind: 'emblem' }> }
  | { is: 'emblem'; options: string[] }
  | { is: 'list'; item: Shape; least: number; most: number | null }
  | { is: 'variants'; tell: string; variants: { value: string; members: Member[] }[] };

/**
 * The shape of a schema that stands at a place.
 * @throws for a kind of schema that no form has a field for, naming the place
 */
export function shapeOf(schema: z.ZodType, at: ContentPath): Shape {
  const { inner } = unwrapped(schema);
  const words = wordsSchemas.get(inner as never);
  if (words) return { is: 'words', most: words.most };
  const reference = references.get(inner);
  if (reference && reference.kind !== 'emblem') return { is: 'reference', reference };
  if (inner instanceof z.ZodObject) return { is: 'group', members: membersOf(inner, at) };
  if (inner instanceof z.ZodArray) return listOf(inner, at);
  if (inner instanceof z.ZodDiscriminatedUnion) return variantsOf(inner, at);
  if (inner instanceof z.ZodEnum) {
    return { is: reference ? 'emblem' : 'choice', options: inner.options.map(String) };
  }
  if (inner instanceof z.ZodBoolean) return { is: 'flag' };
  if (inner instanceof z.ZodNumber) {
    return { is: 'number', least: bound(inner.minValue), most: bound(inner.maxValue) };
  }
  return writtenOf(inner) ?? refuse(inner, at);
}

/** A value within a file. */
export type Part = { place: ContentPath; shape: Shape };

/** Every value within a shape that stands at a place, itself first. */
export const partsIn = (shape: Shape, at: ContentPath): Part[] => [
  { place: at, shape },
  ...partsBelow(shape, at),
];

function partsBelow(shape: Shape, at: ContentPath): Part[] {
  switch (shape.is) {
    case 'group':
      return shape.members.flatMap(partsOf);
    case 'list':
      return partsIn(shape.item, pathBelow(at, '*'));
    case 'variants':
      return shape.variants.flatMap(({ members }) => members.flatMap(partsOf));
    default:
      return [];
  }
}

const partsOf = ({ place: at, shape }: Member): Part[] => partsIn(shape, at);

function refuse({ def }: z.ZodType, at: ContentPath): never {
  throw new Error(
    `${contentPathName(at)} is of the kind ${def.type}, which no form has a field for`,
  );
}

/** Schemas of text: strings, and unions of strings. */
function writtenOf(schema: z.ZodType): Shape | undefined {
  if (schema instanceof z.ZodISODate) return { is: 'day' };
  if (schema instanceof z.ZodISOTime) return { is: 'time' };
  if (schema instanceof z.ZodURL) return { is: 'link' };
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) {
    return { is: 'text', most: schema.maxLength };
  }
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const bounds = schema.options.map((option) =>
    option instanceof z.ZodString || option instanceof z.ZodURL ? option.maxLength : undefined,
  );
  if (bounds.includes(undefined)) return undefined;
  const known = bounds.filter((most) => typeof most === 'number');
  return { is: 'text', most: known.length > 0 ? Math.max(...known) : null };
}

const membersOf = (schema: z.ZodObject, group: ContentPath, without = ''): Member[] =>
  Object.entries(schema.shape)
    .filter(([key]) => key !== without)
    .map(([key, value]) => {
      const own = value as z.ZodType;
      const at = pathBelow(group, key);
      const { isOptional, description } = unwrapped(own);
      return { key, place: at, isOptional, description, shape: shapeOf(own, at) };
    });

function listOf(schema: z.ZodArray, list: ContentPath): Shape {
  const item = shapeOf(schema.element as z.ZodType, pathBelow(list, '*'));
  return { is: 'list', item, ...lengthsOf(schema) };
}

function lengthsOf({ def }: z.ZodArray): { least: number; most: number | null } {
  const lengths: { least: number; most: number | null } = { least: 0, most: null };
  for (const check of def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) lengths.least = check._zod.def.minimum;
    if (check instanceof z.core.$ZodCheckMaxLength) lengths.most = check._zod.def.maximum;
    if (check instanceof z.core.$ZodCheckLengthEquals) {
      lengths.least = lengths.most = check._zod.def.length;
    }
  }
  return lengths;
}

function variantsOf(schema: z.ZodDiscriminatedUnion, at: ContentPath): Shape {
  const tell = schema.def.discriminator;
  const values = choicesOf(schema);
  const variants = schema.options.map((option, index) => ({
    value: values[index] ?? refuse(schema, at),
    members: option instanceof z.ZodObject ? membersOf(option, at, tell) : refuse(schema, at),
  }));
  return { is: 'variants', tell, variants };
}

/** The schema inside optional, default and preprocessed ones, and what these say of it. */
function unwrapped(schema: z.ZodType): {
  inner: z.ZodType;
  isOptional: boolean;
  description: string;
} {
  const description = schema.description ?? '';
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  if (!isOptional && !(schema instanceof z.ZodPipe))
    return { inner: schema, isOptional, description };
  const within = unwrapped((isOptional ? schema.unwrap() : schema.out) as z.ZodType);
  return {
    inner: within.inner,
    isOptional: isOptional || within.isOptional,
    description: description || within.description,
  };
}

/** Whole numbers are bound by what a computer counts exactly, which nobody means. */
const bound = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) || Math.abs(value) >= Number.MAX_SAFE_INTEGER
    ? null
    : value;
