import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newDirectory } from './new-directory.ts';

const field = (form: string, name: string, control: string): string =>
  `<p><label for="${form}-${name}">${name}</label>${control}<span id="${form}-${name}-error" class="error" hidden></span></p>`;

const input = (form: string, name: string, type = 'text'): string =>
  field(
    form,
    name,
    `<input id="${form}-${name}" name="${name}" type="${type}" aria-describedby="${form}-${name}-error"/>`,
  );

const rest = `<input type="hidden" name="key" value=""/><input type="hidden" name="page" value="/contact"/>
<input type="hidden" name="referrer" value=""/><input type="hidden" name="campaign" value=""/>
<p hidden><input name="leave_empty" tabindex="-1" autocomplete="off"/></p>
<div data-form-status role="alert" hidden></div><div data-handover hidden><a href="tel:+8801200000000">Call</a></div>
<button>SUBMIT NOW</button>`;

const contact = `<form method="post" action="/api/contact">${input('contact', 'name')}${input('contact', 'email', 'email')}
${input('contact', 'phone', 'tel')}${input('contact', 'subject')}
${field('contact', 'message', '<textarea id="contact-message" name="message"></textarea>')}${rest}</form>`;

const demo = `<form method="post" action="/api/demo">${input('demo', 'company')}${input('demo', 'name')}
${input('demo', 'phone', 'tel')}${input('demo', 'email', 'email')}
${field('demo', 'software', '<select name="software"><option value="">Select Software</option><option>ERP</option><option>HRM</option><option>POS</option><option>Accounting</option></select>')}
${field('demo', 'consent', '<input type="checkbox" name="consent" value="yes"/>')}${rest}</form>`;

const offer = `<article><h2>{{title}}</h2><ul><li data-each="items"><b>{{label}}</b> {{once}} {{monthly}}</li></ul>
<p data-if="notes"><i data-each="notes">{{text}}</i></p><p id="number">{{reference}}</p></article>
<form method="post" action="/api/offer">${input('offer', 'name')}${input('offer', 'phone', 'tel')}
${input('offer', 'email', 'email')}${field('offer', 'message', '<textarea name="message"></textarea>')}
<input type="hidden" name="offer" value=""/>${rest.replace('/contact', '/price')}</form>`;

const script = '<script>if (1 < 2 && "a" !== `b`) { document.title += "</p>"; }</script>';

const page = (title: string, main: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${script}</head><body><main><h1>${title}</h1>${main}</main></body></html>`;

const files: Record<string, string> = {
  'index.html': page('Home', ''),
  '404.html': page('Nothing here', ''),
  'contact.html': page('Contact', contact),
  'book-a-demo.html': page('Book a demo', demo),
  'price-offer.html': page('Offer', offer),
  'thank-you.html': page(
    'Thank you',
    '<p data-reference-line hidden>Your reference is <strong data-reference></strong>.</p>',
  ),
  'desk.html': page('Desk', ''),
  'desk/worker.js': 'self;',
  'headers.json': JSON.stringify({
    '*': { 'X-Content-Type-Options': 'nosniff' },
    '/contact': { 'Content-Security-Policy': "default-src 'self'" },
  }),
};

/** A small built site with both forms, as site/ builds them. @returns its folder */
export function builtSite(): string {
  const directory = newDirectory();
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return directory;
}
