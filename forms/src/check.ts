import { isEmail, suggestedEmail } from './email.ts';
import {
  allFieldNames,
  askedEmail,
  type CheckedFields,
  type Field,
  type FieldName,
  type FieldValues,
  fields,
  isTick,
} from './fields.ts';
import { type FormId, fieldNames, formOf } from './forms.ts';
import { hasMoreGraphemes } from './graphemes.ts';
import { asSeen, isBlank } from './invisible-signs.ts';
import { fewestDigits, normalPhone } from './phone.ts';

/**
 * The codes of faults of a field; their sentence is in content/forms/index.yaml. Of an address that is none,
 * or is hardly right, `mistyped` and `doubtful` say which one may be meant.
 */
export type ErrorKey = 'missing' | 'tooLong' | 'invalid' | 'unreachable' | 'mistyped' | 'doubtful';

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
 * nothing for a reader, break databases (NUL) and are what header injection is made of; signs that nobody
 * sees turn a subject or the row of a list around, or are no part of what is copied. Of two ways to write
 * a letter, such as é, one is left.
 * @returns undefined for what is no text
 */
export function oneLine(value: unknown): string | undefined {
  const text = textOf(value);
  return text && asSeen(text.replace(/[\r\n\t\u2028\u2029]+/g, ' ').replace(/\p{Cc}/gu, ''));
}

/** Lines: breaks are \n whether a browser's form or a script sent them, other controls go. */
export const lines = (value: unknown): string | undefined =>
  textOf(value)
    ?.replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

function clean(field: Field, value: unknown): string | undefined {
  if (field.kind === 'text') return lines(value);
  return oneLine(field.kind === 'email' ? withoutFillers(value) : value);
}

/** No address has a letter that no font draws; the joiners, which shape others, `oneLine` looks at. */
const withoutFillers = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '')
    : value;

/** Ticked: by a form, by a script, or by another program's idea of yes. */
const isTicked = (value: unknown): boolean =>
  value === true || value === 'yes' || value === 'on' || value === 'true';

/**
 * Whether a text has the digits of a number that can be dialled. Numbers of 013 to 019 are mobiles in
 * Bangladesh, which all have eleven: with fewer, one was left out. More may be two numbers.
 */
function isDialled(text: string): boolean {
  const number = normalPhone(text);
  return number.length >= (/^01[3-9]/.test(number) ? 11 : fewestDigits);
}

/** @param asked the address that the visitor was asked about before */
function faultOfEmail(text: string, asked: unknown): ErrorKey | undefined {
  const isSuggested = suggestedEmail(text) !== undefined;
  if (!isEmail(text)) return isSuggested ? 'mistyped' : 'invalid';
  return isSuggested && asked !== undefined && clean(fields.email, asked) !== text
    ? 'doubtful'
    : undefined;
}

const unless = (isRight: boolean): ErrorKey | undefined => (isRight ? undefined : 'invalid');

/** The error of one cleaned text; undefined when it is right. */
function fault(
  field: Field,
  text: string | undefined,
  isRequired: boolean,
  asked: unknown,
): ErrorKey | undefined {
  if (text === undefined)
    return field.kind === 'line' || field.kind === 'text' ? 'missing' : 'invalid';
  // Before the patterns, which would look at a long text for long.
  if ('max' in field && hasMoreGraphemes(text, field.max)) return 'tooLong';
  if (isBlank(text)) return isRequired ? 'missing' : undefined;
  switch (field.kind) {
    case 'email':
      return faultOfEmail(text, asked);
    case 'phone':
      return unless(isDialled(text));
    case 'choice':
      return unless(field.options.includes(text));
    default:
      return undefined;
  }
}

function examine(kind: FormId, given: ReadonlyMap<string, unknown>) {
  const form = formOf(kind);
  const texts: Partial<Record<FieldName, string | undefined>> = {};
  const errors: Errors = {};
  for (const name of fieldNames(kind)) {
    if (isTick(name)) continue;
    const text = clean(fields[name], given.get(name));
    const isRequired = form.fields[name]?.required === true;
    const error = fault(fields[name], text, isRequired, given.get(askedEmail));
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

/**
 * The faults of a form that is being filled in; empty when it can be sent.
 * @param asked the address that the visitor was asked about, empty for none; undefined where nobody asks
 */
export const errorsIn = (kind: FormId, values: FieldValues, asked?: string): Errors =>
  examine(kind, new Map(Object.entries({ ...values, [askedEmail]: asked }))).errors;

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
