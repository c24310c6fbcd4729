import { type ErrorKey, type Errors, oneLine } from './check.ts';
import { suggestedEmail } from './email.ts';
import { type Field, type FieldName, fields } from './fields.ts';
import { fill } from './fill.ts';
import type { FormId } from './forms.ts';
import { type InOneLanguage, inLanguage, isWrittenIn } from './in-language.ts';
import { defaultLanguage, type Language } from './languages.ts';
import type { FormsFile } from './words.ts';

/** The words of the forms as plain sentences. */
export type FormWords = InOneLanguage<FormsFile>;

/** What all fields' words have in common, for code that treats all fields alike. */
type FieldWords = {
  label: string;
  labelIn?: Partial<Record<FormId, string | undefined>> | undefined;
  hint?: string | undefined;
  placeholder?: string;
} & Partial<Record<ErrorKey, string>>;

/**
 * The words of the forms, wholly in one language: the asked one where all of them are written in it,
 * else the default. A form that changes its language between two fields would confuse everybody.
 */
export function formWords(
  file: FormsFile,
  language: Language,
): { language: Language; words: FormWords } {
  const shown = isWrittenIn(file, language) ? language : defaultLanguage;
  return { language: shown, words: inLanguage(file, shown) };
}

export const wordsOf = (name: FieldName, words: Pick<FormWords, 'fields'>): FieldWords =>
  words.fields[name];

/** What a form calls one of its fields. */
export function labelOf(kind: FormId, name: FieldName, words: Pick<FormWords, 'fields'>): string {
  const { label, labelIn } = wordsOf(name, words);
  return labelIn?.[kind] ?? label;
}

/**
 * The sentence beside a field that says what is wrong with it.
 * @param typed what stands in the field
 */
export function sentenceFor(
  name: FieldName,
  error: ErrorKey,
  typed: unknown,
  words: Pick<FormWords, 'fields' | 'reachable'>,
  language: Language,
): string {
  if (error === 'unreachable') return words.reachable;
  const field: Field = fields[name];
  const sentence = wordsOf(name, words)[error] ?? '';
  const suggestion = suggestedEmail(oneLine(typed) ?? '') ?? '';
  return 'max' in field ? fill(sentence, { max: field.max, suggestion }, language) : sentence;
}

/** A sentence for each field that must be mended. */
export type ErrorSentences = Partial<Record<FieldName, string>>;

/**
 * The sentences for what a check found.
 * @param values what was typed, by field
 */
export function sentencesFor(
  errors: Errors,
  values: ReadonlyMap<string, unknown>,
  words: Pick<FormWords, 'fields' | 'reachable'>,
  language: Language,
): ErrorSentences {
  const entries = Object.entries(errors) as [FieldName, ErrorKey][];
  return Object.fromEntries(
    entries.map(([name, error]) => [
      name,
      sentenceFor(name, error, values.get(name), words, language),
    ]),
  );
}
