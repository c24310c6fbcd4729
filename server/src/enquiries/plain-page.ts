import { fill } from '@nokshi/forms/fill.ts';
import { labelOf } from '@nokshi/forms/form-words.ts';
import { type FormId, fieldNames } from '@nokshi/forms/forms.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Trouble } from '../pages/form-page.ts';
import type { Sentences } from '../sentences.ts';

/** Nothing may be loaded or run: the page is words and links. */
export const plainPageHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const link = (address: string, text: string): string =>
  `<li><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></li>`;

/**
 * What a visitor without JavaScript is told where the site is on another host: the server has no
 * page of its own to show the form in again.
 * @param asked the language of the page that the form was on
 */
export function plainPage(
  kind: FormId,
  { errors, message, isBackTold }: Trouble & { isBackTold: boolean },
  sentences: Sentences,
  asked: Language,
): string {
  const { language, words } = sentences.forms[asked];
  const { brand, email, phones, whatsapp } = sentences.company[language];
  const { handover, messages } = words;
  const [phone = ''] = phones;
  const wrong = fieldNames(kind).flatMap((name) => {
    const sentence = errors[name];
    return sentence ? [`<li>${escapeHtml(`${labelOf(kind, name, words)}: ${sentence}`)}</li>`] : [];
  });
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(brand)}</title>
<h1>${escapeHtml(message)}</h1>
${wrong.length > 0 ? `<ul>${wrong.join('')}</ul>` : ''}
${isBackTold ? '' : `<p>${escapeHtml(messages.back)}</p>`}
<h2>${escapeHtml(handover.title)}</h2>
<ul>
${link(`https://wa.me/${whatsapp}`, handover.whatsapp)}
${link(`mailto:${email}`, handover.email)}
${link(`tel:${phone.replace(/[^+\d]/g, '')}`, fill(handover.call, { phone }, language))}
</ul>
</html>
`;
}
