import {
  allFieldNames,
  type CheckedFields,
  type Field,
  type FieldName,
  type FieldValues,
  fields,
  isTick,
} from './fields.ts';
import { type FormId, fieldNames, formOf } from './forms.ts';
import { hasMoreGraphemes } from './graphemes.ts';
import { fewestDigits, normalPhone } from './phone.ts';

/** The codes of faults of a field; their sentence is in content/forms/index.yaml. */
export type ErrorKey = 'missing' | 'tooLong' | 'invalid' | 'unreachable';

/** The faults, by field. */
export type Errors = Partial<Record<FieldName, ErrorKey>>;

export type Checked = { fields: CheckedFields } | { errors: Errors };

/** The text in a posted value; undefined for what is no text, such as a list. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  // A lone half of a surrogate pair is no character; no database keeps it.
  return typeof value === 'string' ? value.toWellFormed() : undefined;
}

/**
 * One line: line breaks and tabs become spaces, other controls go, ends are trimmed. Controls do
 * nothing for a reader, break databases (NUL) and are what header injection is made of; marks of direction
 * would turn a subject or the row of a list around.
 * @returns undefined for what is no text
 */
export const oneLine = (value: unknown): string | undefined =>
  textOf(value)
    ?.replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim();

/** What leaves nothing to see, as part of a class of signs: blanks (also of Braille), and letters that no font draws. */
export const unseenSigns = String.raw`\s\u2800\p{Default_Ignorable_Code_Point}`;

const seenSign = new RegExp(`[^${unseenSigns}]`, 'u');

const isBlank = (text: string): boolean => !seenSign.test(text);

/** Lines: breaks are \n whether a browser's form or a script sent them, other controls go. */
export const lines = (value: unknown): string | undefined =>
  textOf(value)
    ?.replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

const clean = (field: Field, value: unknown): string | undefined =>
  field.kind === 'text' ? lines(value) : oneLine(value);

/** Ticked: by a form, by a script, or by another program's idea of yes. */
const isTicked = (value: unknown): boolean =>
  value === true || value === 'yes' || value === 'on' || value === 'true';

// Deliberately loose (any script, no list of domains), but nothing that separates addresses or
// headers can stand in it. Each sign fits in one way only, so that no text takes long.
const emailSigns = String.raw`^\s@<>()\[\]\\,;:"\p{Cc}\p{Cf}`;
const emailPattern = new RegExp(
  `^[${emailSigns}]+@[${emailSigns}.]+(?:\\.+[${emailSigns}.]+)+$`,
  'u',
);

/**
 * Whether a text has the digits of a number that can be dialled. Numbers of 013 to 019 are mobiles in
 * Bangladesh, which all have eleven: with fewer, one was left out. More may be two numbers.
 */
function isDialled(text: string): boolean {
  const number = normalPhone(text);
  return number.length >= (/^01[3-9]/.test(number) ? 11 : fewestDigits);
}

function isRight(field: Field, text: string): boolean {
  switch (field.kind) {
    case 'email':
      return emailPattern.test(text);
    case 'phone':
      return isDialled(text);
    case 'choice':
      return field.options.includes(text);
    default:
      return true;
  }
}

/** The error of one cleaned text; undefined when it is right. */
function fault(field: Field, text: string | undefined, isRequired: boolean): ErrorKey | undefined {
  if (text === undefined)
    return field.kind === 'line' || field.kind === 'text' ? 'missing' : 'invalid';
  // Before the patterns, which would look at a long text for long.
  if ('max' in field && hasMoreGraphemes(text, field.max)) return 'tooLong';
  if (isBlank(text)) return isRequired ? 'missing' : undefined;
  return isRight(field, text) ? undefined : 'invalid';
}

function examine(kind: FormId, given: ReadonlyMap<string, unknown>) {
  const form = formOf(kind);
  const texts: Partial<Record<FieldName, string | undefined>> = {};
  const errors: Errors = {};
  for (const name of fieldNames(kind)) {
    if (isTick(name)) continue;
    const text = clean(fields[name], given.get(name));
    const error = fault(fields[name], text, form.fields[name]?.required === true);
    if (error) errors[name] = error;
    texts[name] = text;
  }
  // Someone must be able to answer. The sentence stands beside the first of these fields.
  const [first] = form.reachable;
  const isUnsaid = (name: FieldName) => {
    const text = texts[name];
    return text !== undefined && isBlank(text);
  };
  if (first && form.reachable.every(isUnsaid)) errors[first] = 'unreachable';
  return { texts, errors };
}

/** The faults of a form that is being filled in; empty when it can be sent. */
export const errorsIn = (kind: FormId, values: FieldValues): Errors =>
  examine(kind, new Map(Object.entries(values))).errors;

/**
 * Checks a form by its definition, as errorsIn() does in the browser.
 * @param body what was posted: anything at all
 * @returns the cleaned fields, or what must be mended
 */
export function check(kind: FormId, body: unknown): Checked {
  const given = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  const { texts, errors } = examine(kind, given);
  if (Object.keys(errors).length > 0) return { errors };
  const checked = allFieldNames.map((name) =>
    isTick(name)
      ? [name, name in formOf(kind).fields && isTicked(given.get(name))]
      : [name, texts[name] ?? ''],
  );
  return { fields: Object.fromEntries(checked) as CheckedFields };
}
