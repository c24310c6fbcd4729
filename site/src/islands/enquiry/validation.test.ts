// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// Tests alone may look across: the server decides, and these rules must say the same (DESIGN 2).
import { formChecks } from '../../../../server/src/enquiries/forms.ts';
import { loadWords } from '../../../../server/src/words.ts';
import { type EnquiryKind, fieldNames, type Values } from './fields.ts';
import { enquiryFormForTests } from './testing.ts';
import { validate } from './validation.ts';

const { words } = enquiryFormForTests();
const serverCheck = formChecks(loadWords().forms);
const right = { name: 'Rahima', email: 'rahima@example.com', message: 'A shop in Mirpur.' };

describe('the contact form', () => {
  it('wants a name, an email address and a message', () => {
    expect(validate('contact', {}, words)).toEqual({
      name: words.fields.name.missing,
      email: words.fields.email.missing,
      message: words.fields.message.missing,
    });
    expect(validate('contact', right, words)).toEqual({});
  });

  it('takes Bangla digits, any script and emoji', () => {
    const values = { ...right, name: 'রহিমা খাতুন 🌸', phone: '০১৭০০-০০০০০০' };
    expect(validate('contact', values, words)).toEqual({});
  });

  it('counts characters as people do, and names the limit', () => {
    const { max } = words.fields.name;
    expect(validate('contact', { ...right, name: '🌸'.repeat(max) }, words)).toEqual({});
    const error = validate('contact', { ...right, name: 'a'.repeat(max + 1) }, words).name;
    expect(error).toContain(String(max));
  });
});

describe('the demo form', () => {
  it('requires no single field, but a way to answer', () => {
    expect(validate('demo', {}, words)).toEqual({ phone: words.reachable });
    expect(validate('demo', { phone: '01700-000000' }, words)).toEqual({});
    expect(validate('demo', { email: 'rahima@example.com' }, words)).toEqual({});
  });

  it('takes only the listed software', () => {
    const values = { phone: '01700-000000', software: 'CRM' };
    expect(validate('demo', values, words)).toEqual({ software: words.fields.software.invalid });
  });
});

describe('both checks', () => {
  const hostile = fc.oneof(
    fc.constantFrom('', ' ', '\u0000', '\t\n', '\ud800', 'a@b.c', 'a@b..c', 'a@b', 'ERP', 'yes'),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom('০', '1', '+', '-', ' ', 'x') }),
    fc
      .tuple(fc.constantFrom('a', 'ক', '🌸', '\n'), fc.integer({ min: 35, max: 5003 }))
      .map(([letter, times]) => letter.repeat(times)),
  );
  const form = (kind: EnquiryKind) =>
    fc
      .record(Object.fromEntries(fieldNames[kind].map((name) => [name, hostile])))
      .map((values): Values => values);

  it.each(['contact', 'demo'] as const)('say the same as the server for %s', (kind) => {
    fc.assert(
      fc.property(form(kind), (values) => {
        const here = validate(kind, values, words);
        const checked = serverCheck(kind, values);
        const there = 'errors' in checked ? checked.errors : {};
        // The server asks for a way to answer only once all else is right; here it is said at once.
        if (here.phone === words.reachable && !there.phone) delete here.phone;
        expect(here).toEqual(there);
      }),
      { numRuns: 500 },
    );
  });
});
