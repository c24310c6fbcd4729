import type { EnquiryForm } from '../../content/forms.ts';
import { fill } from '../../content/localize.ts';
import type { EnquiryKind, Errors, Values } from './fields.ts';

type Words = Pick<EnquiryForm['words'], 'fields' | 'reachable'>;
type TextWords = Words['fields']['name'] & { invalid?: string };

const oneLine = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();

const lines = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

const emailPart = String.raw`[^\s@<>()\[\]\\,;:"\p{Cc}\p{Cf}]`;
const emailPattern = new RegExp(
  `^${emailPart}+@(?!\\.)${emailPart}+\\.${emailPart}+(?<!\\.)$`,
  'u',
);
const isEmail = (text: string) => emailPattern.test(text);
const isPhone = (text: string) => (text.match(/\p{Nd}/gu) ?? []).length >= 6;
const always = () => true;

/** The sentence for one text, or undefined when it is right. */
function fault(
  text: string,
  words: TextWords,
  isRequired: boolean,
  isRight: (text: string) => boolean = always,
): string | undefined {
  // Characters as a person counts them more nearly than UTF-16 does: an emoji isn't two.
  if ([...text].length > words.max) return fill(words.tooLong, { max: words.max });
  if (text.trim() === '') return isRequired ? words.missing : undefined;
  return isRight(text) ? undefined : words.invalid;
}

/**
 * Checks what was typed before it is sent, by the rules of server/src/enquiries/forms.ts, which
 * decides in the end; a test holds the two together.
 * @returns a sentence for each field that must be mended
 */
export function validate(kind: EnquiryKind, values: Values, words: Words): Errors {
  const { fields } = words;
  const text = (name: keyof Values) => oneLine(values[name] ?? '');
  const isContact = kind === 'contact';
  const found: Errors = {};
  const note = (name: keyof Values, sentence: string | undefined) => {
    if (sentence !== undefined) found[name] = sentence;
  };
  note('name', fault(text('name'), fields.name, isContact));
  note('phone', fault(text('phone'), fields.phone, false, isPhone));
  note('email', fault(text('email'), fields.email, isContact, isEmail));
  if (isContact) {
    note('subject', fault(text('subject'), fields.subject, false));
    note('message', fault(lines(values.message ?? ''), fields.message, true));
    return found;
  }
  note('company', fault(text('company'), fields.company, false));
  const software = text('software');
  if (software !== '' && !fields.software.options.some((option) => option === software)) {
    note('software', fields.software.invalid);
  }
  if (text('email') === '' && text('phone') === '') note('phone', words.reachable);
  return found;
}
