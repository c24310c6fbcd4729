import type { SendMailOptions } from 'nodemailer';
import type { EnquiryRow } from '../database/schema.ts';
import { escapeHtml } from '../escape-html.ts';
import { fill, type Words } from '../words.ts';

/** Text as paragraphs of HTML: blank lines part paragraphs, single breaks stay breaks. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** The automatic reply to the visitor, as text and as HTML. */
export function replyMail(enquiry: EnquiryRow, words: Words): SendMailOptions {
  const { company, forms } = words;
  const facts = {
    reference: enquiry.reference,
    phone: company.phones[0] ?? '',
    email: company.email,
    brand: company.brand,
    descriptor: company.descriptor,
  };
  const name = enquiry.name || enquiry.company;
  // Without a name, "Hello ," would stand there; the sentence's own comma is all that is left then.
  const greeting = fill(forms.reply.greeting, { name }).replace(/\s+,/, ',');
  const body = fill(forms.reply.body, facts);
  const signature = fill(forms.reply.signature, facts);
  return {
    to: { name, address: enquiry.email },
    replyTo: { name: company.brand, address: company.email },
    subject: fill(forms.reply.subject, facts),
    text: `${greeting}\n\n${body}\n\n-- \n${signature}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(enquiry.reference)}</title></head>
<body style="font-family:sans-serif;line-height:1.5;max-width:36em">
${paragraphs(`${greeting}\n\n${body}`)}
<hr>
${paragraphs(signature)}
</body></html>
`,
    // RFC 3834: a machine wrote this, so that no other machine answers it.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
