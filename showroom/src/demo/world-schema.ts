import {
  type GenericSchema,
  type InferOutput,
  object,
  type StringSchema,
  string,
  union,
} from 'valibot';
import { type DemoLanguage, demoLanguages } from './languages.ts';

type Deep<Part> = Part extends object ? { readonly [Name in keyof Part]: Deep<Part[Name]> } : Part;

/** What a schema describes, never changed in place. */
export type Kept<Schema extends GenericSchema> = Deep<InferOutput<Schema>>;

/** A day of a world (words/days.ts). */
export const daySchema = string();

/** What a demo says, written once or in each language. */
export const textSchema = union([
  string(),
  object(
    Object.fromEntries(demoLanguages.map((code) => [code, string()])) as Record<
      DemoLanguage,
      StringSchema<undefined>
    >,
  ),
]);
