import type { FormField } from '@nokshi/contract/form.ts';
import { defaultLanguage, type Language, languages } from '@nokshi/forms/languages.ts';
import { money } from '@nokshi/prices/taka.ts';
import { membersOf } from '../describe/field-at.ts';
import { isObject, type Json } from '../write/json.ts';

/** More than this of one value helps nobody to see what changed. */
const maxLength = 2000;

/**
 * A value for people: its words, without the marks of a file; money, numbers and days as they are read.
 * @param field which it stands in, where that is known
 */
export function inWords(value: Json | undefined, language: Language, field?: FormField): string {
  const text = textOf(value, language, field);
  return text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;
}

function textOf(value: Json | undefined, language: Language, field: FormField | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    const item = field?.kind === 'list' ? field.item : undefined;
    return joined(value.map((one) => partOf(one, language, item)));
  }
  if (typeof value === 'number') return numberOf(value, language, field);
  if (typeof value === 'string') return lineOf(value, language, field);
  if (!isObject(value)) return String(value);
  const own = value[language] ?? value[defaultLanguage];
  if (typeof own === 'string') return own;
  const members = field ? membersOf(field) : [];
  return joined(
    Object.entries(value).map(([key, part]) =>
      partOf(part, language, members.find((member) => member.key === key)?.field),
    ),
  );
}

/** Within something larger, switches and names of files say nothing. */
const partOf = (
  value: Json | undefined,
  language: Language,
  field: FormField | undefined,
): string =>
  field?.kind === 'flag' || field?.kind === 'picture' ? '' : textOf(value, language, field);

function numberOf(value: number, language: Language, field: FormField | undefined): string {
  if (field?.kind === 'number' && field.isMoney) return money(value, language);
  const written = { maximumFractionDigits: 20 };
  return new Intl.NumberFormat(languages[language].takaLocale, written).format(value);
}

function lineOf(value: string, language: Language, field: FormField | undefined): string {
  if (field?.kind === 'choice') {
    return field.options.find((option) => option.value === value)?.label ?? value;
  }
  if (field?.kind !== 'day' || !/^\d{4}-\d\d-\d\d$/.test(value)) return value;
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languages[language].locale, day).format(new Date(value));
}

const joined = (texts: readonly string[]) => texts.filter(Boolean).join('\n');
