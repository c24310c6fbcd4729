import type { ErrorKey, Errors } from './check.ts';
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

/** The sentence beside a field that says what is wrong with it. */
export function sentenceFor(
  name: FieldName,
  error: ErrorKey,
  words: Pick<FormWords, 'fields' | 'reachable'>,
  language: Language,
): string {
  if (error === 'unreachable') return words.reachable;
  const field: Field = fields[name];
  const sentence = wordsOf(name, words)[error] ?? '';
  return 'max' in field ? fill(sentence, { max: field.max }, language) : sentence;
}

/** A sentence for each field that must be mended. */
export type ErrorSentences = Partial<Record<FieldName, string>>;

/** The sentences for what a check found. */
export function sentencesFor(
  errors: Errors,
  words: Pick<FormWords, 'fields' | 'reachable'>,
  language: Language,
): ErrorSentences {
  const entries = Object.entries(errors) as [FieldName, ErrorKey][];
  return Object.fromEntries(
    entries.map(([name, error]) => [name, sentenceFor(name, error, words, language)]),
  );
}
