import { z } from 'zod';
import type { Kind } from '../database/schema.ts';
import { fill, type Words } from '../words.ts';

/** What a visitor wrote; a field that the form doesn't have is empty. */
export type Fields = {
  name: string;
  company: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  software: string;
  consent: boolean;
};

/** The names of the fields of each form, in the order in which they are shown. */
export const fieldNames = {
  contact: ['name', 'email', 'phone', 'subject', 'message'],
  demo: ['company', 'name', 'phone', 'email', 'software', 'consent'],
} as const satisfies Record<Kind, readonly (keyof Fields)[]>;

/** A sentence for each field that must be mended. */
export type FieldErrors = Partial<Record<keyof Fields, string>>;

export type Checked = { fields: Fields } | { errors: FieldErrors };

type TextWords = Words['forms']['fields']['name'];

// Controls do nothing for a reader, break databases (NUL) and are what header injection is made of.
const controls = /[\p{Cc}]/gu;
const controlsButLines = /[^\P{Cc}\n\t]/gu;

function asText(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  // A lone half of a surrogate pair is no character; no database keeps it.
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** One line: line breaks and tabs become spaces, other controls go, ends are trimmed. */
export function oneLine(value: unknown): unknown {
  const text = asText(value);
  if (typeof text !== 'string') return text;
  return text
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(controls, '')
    .trim();
}

/** Lines: breaks are \n whether a browser's form or a script sent them, other controls go. */
function lines(value: unknown): unknown {
  const text = asText(value);
  if (typeof text !== 'string') return text;
  return text.replace(/\r\n?/g, '\n').replace(controlsButLines, '');
}

/** Characters as a person counts them more nearly than UTF-16 does: an emoji isn't two. */
const length = (text: string): number => [...text].length;

const optional = (words: TextWords, clean: (value: unknown) => unknown = oneLine) =>
  z.preprocess(
    clean,
    z
      .string({ error: words.invalid ?? words.missing })
      .refine((text) => length(text) <= words.max, {
        error: fill(words.tooLong, { max: words.max }),
      }),
  );

const required = (words: TextWords, clean: (value: unknown) => unknown = oneLine) =>
  optional(words, clean).refine((text) => text.trim() !== '', { error: words.missing });

// Deliberately loose (any script, no list of domains), but nothing that separates addresses or
// headers can stand in it.
const emailPart = String.raw`[^\s@<>()\[\]\\,;:"\p{Cc}\p{Cf}]`;
const emailPattern = new RegExp(
  `^${emailPart}+@(?!\\.)${emailPart}+\\.${emailPart}+(?<!\\.)$`,
  'u',
);

/** Beyond this the length is what is wrong, and looking at each character would take long. */
const longestEmail = 1000;

const looksLikeEmail = (text: string): boolean =>
  text === '' || text.length > longestEmail || emailPattern.test(text);
const looksLikePhone = (text: string): boolean =>
  text === '' || (text.match(/\p{Nd}/gu) ?? []).length >= 6;

const ticked = z.preprocess(
  (value) => value === true || value === 'yes' || value === 'on' || value === 'true',
  z.boolean(),
);

const empty: Fields = {
  name: '',
  company: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  software: '',
  consent: false,
};

/**
 * Makes the check of both forms from the sentences and limits in content/forms/index.yaml.
 * @returns a function from a form's parsed body to its fields, or to a sentence per wrong field
 */
export function formChecks(words: Words['forms']): (kind: Kind, body: unknown) => Checked {
  const { name, company, email, phone, subject, message, software } = words.fields;
  const anEmail = { error: email.invalid };
  const aPhone = { error: phone.invalid };
  const contact = z.object({
    name: required(name),
    email: required(email).refine(looksLikeEmail, anEmail),
    phone: optional(phone).refine(looksLikePhone, aPhone),
    subject: optional(subject),
    message: required(message, lines),
  });
  const demo = z.object({
    company: optional(company),
    name: optional(name),
    phone: optional(phone).refine(looksLikePhone, aPhone),
    email: optional(email).refine(looksLikeEmail, anEmail),
    software: z.preprocess(
      oneLine,
      z
        .string({ error: software.invalid })
        .refine((choice) => choice === '' || software.options.includes(choice), {
          error: software.invalid,
        }),
    ),
    consent: ticked,
  });

  return (kind, body) => {
    const given = typeof body === 'object' && body !== null ? body : {};
    const result = kind === 'contact' ? contact.safeParse(given) : demo.safeParse(given);
    if (!result.success) {
      const errors: FieldErrors = {};
      for (const issue of result.error.issues) {
        const field = issue.path[0] as keyof Fields;
        errors[field] ??= issue.message;
      }
      return { errors };
    }
    const fields = { ...empty, ...result.data };
    // Someone must be able to answer. The sentence stands beside the first of the two fields.
    if (fields.email === '' && fields.phone === '') return { errors: { phone: words.reachable } };
    return { fields };
  };
}

/** Text from a hidden field, cut instead of refused: a visitor could not mend it. */
export function hiddenText(value: unknown, most: number): string {
  const text = oneLine(value);
  return typeof text === 'string' ? [...text].slice(0, most).join('') : '';
}
