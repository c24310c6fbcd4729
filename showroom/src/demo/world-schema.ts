import { languageCodes } from '@nokshi/forms/languages.ts';
import {
  type GenericSchema,
  type InferOutput,
  number,
  picklist,
  record,
  string,
  union,
} from 'valibot';
import type { DemoText } from './words.ts';

type Deep<Part> = Part extends object ? { readonly [Name in keyof Part]: Deep<Part[Name]> } : Part;

/** What a schema describes, never changed in place. */
export type Kept<Schema extends GenericSchema> = Deep<InferOutput<Schema>>;

/** A day of a world: its distance from today, or the date (words/days.ts). */
export const daySchema = union([number(), string()]);

/** What a demo says, written once or in each language. */
export const textSchema = union([
  string(),
  record(picklist(languageCodes), string()),
]) as GenericSchema<unknown, DemoText>;
