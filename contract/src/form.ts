import { z } from 'zod';

/** A name, or what stands beside it as help, in the language that was asked for. */
const label = z.string();

const named = {
  label,
  /** Empty where the label says it all. */
  help: z.string(),
};

/** The path from an entry to one of its values: keys, and positions in lists. */
export const fieldPath = z.array(z.union([z.string().max(60), z.int().min(0).max(999)])).max(20);

export type FieldPath = z.output<typeof fieldPath>;

const option = z.strictObject({ value: z.string(), label });

/** A member of a group, in the order in which it is shown. */
export type FormMember = {
  key: string;
  label: string;
  help: string;
  /** It may be missing. */
  isOptional: boolean;
  /** Technical: folded away until it is asked for. */
  isFolded: boolean;
  field: FormField;
};

/**
 * A field of a form, made from the schema of a value. Recursive: groups, lists and variants hold fields.
 * `most` counts letters in words and texts, entries in lists; null for no bound.
 */
export type FormField =
  | { kind: 'group'; members: FormMember[] }
  | { kind: 'words'; most: number; isLong: boolean; places: string[] }
  | { kind: 'text'; most: number | null; isLong: boolean }
  | { kind: 'number'; least: number | null; most: number | null; isMoney: boolean }
  | { kind: 'flag' }
  | { kind: 'choice'; options: { value: string; label: string }[]; pictures: 'emblem' | null }
  | { kind: 'day' }
  | { kind: 'time' }
  | { kind: 'link' }
  | { kind: 'route' }
  | { kind: 'icon' }
  | { kind: 'entry'; collection: string }
  | { kind: 'picture'; format: 'svg' | 'photo' | 'logo'; ratio: number | null }
  | { kind: 'list'; item: FormField; least: number; most: number | null; addLabel: string }
  | {
      kind: 'variants';
      /** The key that tells which one it is. */
      tell: string;
      variants: { value: string; label: string; members: FormMember[] }[];
    };

const bound = z.number().nullable();

const member: z.ZodType<FormMember> = z.strictObject({
  key: z.string(),
  ...named,
  isOptional: z.boolean(),
  isFolded: z.boolean(),
  get field() {
    return formField;
  },
});

export const formField: z.ZodType<FormField> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('group'), members: z.array(z.lazy(() => member)) }),
    z.strictObject({
      kind: z.literal('words'),
      most: z.number(),
      isLong: z.boolean(),
      places: z.array(z.string()),
    }),
    z.strictObject({ kind: z.literal('text'), most: bound, isLong: z.boolean() }),
    z.strictObject({ kind: z.literal('number'), least: bound, most: bound, isMoney: z.boolean() }),
    z.strictObject({ kind: z.literal('flag') }),
    z.strictObject({
      kind: z.literal('choice'),
      options: z.array(option),
      pictures: z.literal('emblem').nullable(),
    }),
    z.strictObject({ kind: z.literal('day') }),
    z.strictObject({ kind: z.literal('time') }),
    z.strictObject({ kind: z.literal('link') }),
    z.strictObject({ kind: z.literal('route') }),
    z.strictObject({ kind: z.literal('icon') }),
    z.strictObject({ kind: z.literal('entry'), collection: z.string() }),
    z.strictObject({
      kind: z.literal('picture'),
      /** A logo may be a drawing, and small. */
      format: z.enum(['svg', 'photo', 'logo']),
      /** Width by height; null where any will do. */
      ratio: bound,
    }),
    z.strictObject({
      kind: z.literal('list'),
      item: z.lazy(() => formField),
      least: z.number(),
      most: bound,
      addLabel: label,
    }),
    z.strictObject({
      kind: z.literal('variants'),
      tell: z.string(),
      variants: z.array(
        z.strictObject({ value: z.string(), label, members: z.array(z.lazy(() => member)) }),
      ),
    }),
  ])
  .meta({ id: 'FormField' });
