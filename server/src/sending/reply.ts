import { fill } from '@nokshi/forms/fill.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import type { SendMailOptions } from 'nodemailer';
import { escapeHtml } from '../escape-html.ts';
import type { EnquiryRow } from '../ledger/schema.ts';
import type { Sentences } from '../sentences.ts';

/** Text as paragraphs of HTML: blank lines part paragraphs, single breaks stay breaks. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/**
 * The automatic reply to the visitor, as text and as HTML. No word that was typed stands in it:
 * anybody can type a stranger's address, and would have the company mail that stranger anything.
 * @param asked the language the visitor reads; the words say which one they are in
 */
export function replyMail(
  enquiry: EnquiryRow,
  sentences: Sentences,
  asked: Language,
): SendMailOptions {
  const { language, words } = sentences.forms[asked];
  const company = sentences.company[language];
  const facts = {
    reference: enquiry.reference,
    phone: company.phones[0] ?? '',
    email: company.email,
    brand: company.brand,
    descriptor: company.descriptor,
  };
  const greeting = fill(words.reply.greeting, facts, language);
  const body = fill(words.reply.body, facts, language);
  const signature = fill(words.reply.signature, facts, language);
  // Mail programs that show a mail inside their own page drop its html and body elements.
  return {
    to: { name: '', address: enquiry.email },
    replyTo: { name: company.brand, address: company.email },
    subject: fill(words.reply.subject, facts, language),
    text: `${greeting}\n\n${body}\n\n-- \n${signature}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(enquiry.reference)}</title></head>
<body>
<div lang="${language}" style="font-family:sans-serif;line-height:${languages[language].leading};max-width:36em">
${paragraphs(`${greeting}\n\n${body}`)}
<hr>
${paragraphs(signature)}
</div>
</body></html>
`,
    // RFC 3834: a machine wrote this, so that no other machine answers it.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
