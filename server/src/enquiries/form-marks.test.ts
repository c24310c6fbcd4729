import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askedEmail } from '@nokshi/forms/fields.ts';
import { type FormId, fieldNames, formIds, formOf } from '@nokshi/forms/forms.ts';
import fc from 'fast-check';
import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../../test/built-site.ts';
import { escapeHtml } from '../escape-html.ts';
import { FormPage, type Trouble } from '../pages/form-page.ts';
import { offerPath } from '../prices/offer-pages.ts';

// The plain way to the same answer, which parses the whole page each time.

/** Hidden fields that say where the enquiry came from; they must survive a second try. */
const carried = ['page', 'referrer', 'campaign'];

function write(element: HTMLElement, text: string): void {
  element.childNodes = [new TextNode(escapeHtml(text), element)];
}

function show(element: HTMLElement | null, text?: string): void {
  element?.removeAttribute('hidden');
  if (element && text !== undefined) write(element, text);
}

function fillIn(control: HTMLElement, typed: unknown): void {
  if (control.tagName === 'INPUT' && control.getAttribute('type') === 'checkbox') {
    if (typed === undefined) control.removeAttribute('checked');
    else control.setAttribute('checked', '');
    return;
  }
  if (typeof typed !== 'string') return;
  const value = typed.toWellFormed();
  if (control.tagName === 'TEXTAREA') {
    // HTML drops the first line break inside a textarea.
    write(control, `\n${value}`);
  } else if (control.tagName === 'SELECT') {
    for (const option of control.querySelectorAll('option')) {
      const chosen = (option.getAttribute('value') ?? option.textContent) === value;
      if (chosen) option.setAttribute('selected', '');
      else option.removeAttribute('selected');
    }
  } else {
    control.setAttribute('value', escapeHtml(value));
  }
}

function pageParsedAnew(html: string, kind: FormId, body: unknown, trouble: Trouble): string {
  const page = parse(html, { comment: true });
  const values = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  for (const form of page.querySelectorAll(`form[action$="/api/${kind}"]`)) {
    for (const name of [...fieldNames(kind), ...carried]) {
      for (const control of form.querySelectorAll(`[name="${name}"]`)) {
        if (values.size > 0) fillIn(control, values.get(name));
      }
    }
    for (const control of form.querySelectorAll(`[name="${askedEmail}"]`)) {
      fillIn(control, values.get('email'));
    }
    for (const [name, sentence] of Object.entries(trouble.errors)) {
      for (const control of form.querySelectorAll(`[name="${name}"]`)) {
        control.setAttribute('aria-invalid', 'true');
        control.setAttribute('autofocus', '');
      }
      show(form.querySelector(`[id="${kind}-${name}-error"]`), sentence);
    }
    show(form.querySelector('[data-form-status]'), trouble.message);
    if (trouble.handover) show(form.querySelector('[data-handover]'));
  }
  return page.toString();
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '',
    '"',
    "' onfocus=alert(1) x='",
    '</textarea><script>',
    '&quot;&amp;&#0;',
    '\\n\\',
    '\r\n\t',
    '\ud800',
    '$&$1',
    '<!--',
    'POS',
    'yes',
    'আপনার বার্তা',
  ),
);
const bodies = (kind: FormId): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.dictionary(
      fc.constantFrom(...fieldNames(kind), ...carried, 'key', '__proto__'),
      fc.oneof({ weight: 4, arbitrary: hostile }, fc.jsonValue()),
    ),
    fc.jsonValue(),
    fc.constant(undefined),
  );
const troubles = (kind: FormId): fc.Arbitrary<Trouble> =>
  fc.record({
    errors: fc.dictionary(fc.constantFrom(...fieldNames(kind)), hostile, { noNullPrototype: true }),
    message: hostile,
    handover: fc.boolean(),
  });

/** In UTF-8 and with attributes as the parser writes them. */
const normal = (html: string): string =>
  parse(Buffer.from(html).toString(), { comment: true }).toString();

function expectSame(html: string, kind: FormId): void {
  const page = new FormPage(html, kind);
  fc.assert(
    fc.property(bodies(kind), troubles(kind), (body, trouble) => {
      const filled = page.with(body, trouble).toString();
      expect(normal(filled)).toBe(normal(pageParsedAnew(html, kind, body, trouble)));
    }),
    { numRuns: 100 },
  );
}

/** Without script, the form under an offer stands on a page of its own. */
const pathOf = (kind: FormId) => (kind === 'offer' ? offerPath : formOf(kind).page);

const pageIn = (directory: string, kind: FormId): string =>
  readFileSync(join(directory, `${pathOf(kind)}.html`), 'utf8');

const built = fileURLToPath(new URL('../../../site/dist', import.meta.url));

describe('a form page that was parsed once is the page parsed anew', () => {
  it.each(formIds)('with the form %s', (kind) => expectSame(pageIn(builtSite(), kind), kind));

  it.runIf(existsSync(built)).each(formIds)(
    'of the site as it is built, with the form %s',
    (kind) => expectSame(pageIn(built, kind), kind),
  );

  it.each([
    ['no form', '<p>আজ</p>'],
    ['a form for something else', '<form action="/api/demo"><input name="name"/></form>'],
    ['a form without marks', '<form action="/api/contact"><p>Nothing</p></form>'],
    [
      'two forms',
      '<form action="/api/contact"><input name="name"></form>–<form action="https://x.example/api/contact"><textarea name="name">as built</textarea></form>',
    ],
    [
      'attributes of all kinds',
      `<form action="/api/contact"><input name=name value = 'x' required hidden=""><input hidden name="name"/><p data-form-status hidden></p><p hidden id="contact-name-error"></p></form>`,
    ],
  ])('with %s', (_name, html) => expectSame(`<h1>Café</h1>${html}<p>end</p>`, 'contact'));
});
