import { type FieldValues, fields, isTick } from '@nokshi/forms/fields.ts';
import { type FormWords, labelOf } from '@nokshi/forms/form-words.ts';
import { type FormId, fieldNames } from '@nokshi/forms/forms.ts';

type Words = Pick<FormWords, 'fields' | 'handover'>;

/** Windows opens no longer mailto address than this (2,048). */
const mailtoLimit = 2000;
/** WhatsApp's redirecting server takes about 8 kB. */
const whatsappLimit = 6000;

/** The enquiry as a message to a person: a line for each field that isn't empty. */
export function messageText(kind: FormId, values: FieldValues, words: Words): string {
  const lines: string[] = [];
  const longer: string[] = [];
  for (const name of fieldNames(kind)) {
    const value = (values[name] ?? '').toWellFormed().trim();
    if (value === '') continue;
    const label = labelOf(kind, name, words);
    if (fields[name].kind === 'text') longer.push('', value);
    else lines.push(isTick(name) ? `✓ ${label}` : `${label}: ${value}`);
  }
  return [...lines, ...longer].join('\n').trim();
}

/** `text` encoded for a query, cut to at most `limit` characters, and only between two characters. */
function encoded(text: string, limit: number, lineBreak: string) {
  const lines = text.replace(/\r\n?/g, '\n');
  const whole = encodeURIComponent(lines.replaceAll('\n', lineBreak));
  if (whole.length <= limit) return { query: whole, isCut: false };
  const end = encodeURIComponent('…');
  let query = '';
  for (const character of lines) {
    const next = encodeURIComponent(character === '\n' ? lineBreak : character);
    if (query.length + next.length + end.length > limit) break;
    query += next;
  }
  return { query: query + end, isCut: true };
}

/** The addresses that open WhatsApp and the mail program with the visitor's own words. */
export function handoverLinks(
  kind: FormId,
  values: FieldValues,
  words: Words,
  company: { whatsappLink: string; mailto: string },
) {
  const text = messageText(kind, values, words);
  const { subjects } = words.handover;
  const subjectText =
    kind === 'contact'
      ? (values.subject ?? '').trim() || subjects.contact
      : [subjects[kind], (values.software ?? '').trim()].filter(Boolean).join(': ');
  const subject = encoded(subjectText.toWellFormed().replace(/\s+/g, ' '), 600, ' ');
  const head = `${company.mailto}?subject=${subject.query}&body=`;
  // Mail programs want line breaks as CRLF (RFC 6068).
  const body = encoded(text, mailtoLimit - head.length, '\r\n');
  const whatsapp = encoded(text, whatsappLimit, '\n');
  return {
    text,
    email: head + body.query,
    whatsapp: `${company.whatsappLink}?text=${whatsapp.query}`,
    /** True when a link carries only the beginning. */
    isCut: body.isCut || whatsapp.isCut,
  };
}
