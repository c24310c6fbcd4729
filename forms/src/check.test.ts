import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, errorsIn } from './check.ts';
import { fields } from './fields.ts';
import { type FormId, fieldNames, formIds } from './forms.ts';
import { hasMoreGraphemes } from './graphemes.ts';

const contact = { name: 'Rahima', email: 'rahima@example.com', message: 'A shop in Mirpur.' };

/** What is taken of a right form. */
function taken(kind: FormId, body: unknown) {
  const checked = check(kind, body);
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.fields;
}

/** What must be mended; nothing for a right form. */
function errors(kind: FormId, body: unknown) {
  const checked = check(kind, body);
  return 'errors' in checked ? checked.errors : {};
}

describe('the contact form', () => {
  it('wants a name, an email address and a message', () => {
    expect(errors('contact', {})).toEqual({
      name: 'missing',
      email: 'missing',
      message: 'missing',
    });
    expect(errors('contact', { ...contact, message: ' \n\t' })).toEqual({ message: 'missing' });
    expect(errors('contact', contact)).toEqual({});
  });

  it('takes what nobody can see for nothing', () => {
    for (const unseen of ['\u200b\u200b', '\u2060 \u00ad', '\u3164', '\u2800']) {
      expect(errors('contact', { ...contact, name: unseen })).toEqual({ name: 'missing' });
      expect(errors('demo', { phone: unseen })).toEqual({ phone: 'unreachable' });
    }
  });

  it('keeps no mark in a line that turns the words after it around', () => {
    const { name } = taken('contact', { ...contact, name: 'abc\u202egnp.exe' });
    expect(name).toBe('abcgnp.exe');
  });

  it('takes Bangla digits, any script and emoji as they are', () => {
    const written = { ...contact, name: 'রহিমা খাতুন 🌸', phone: '০১৭০০-০০০০০০' };
    expect(taken('contact', written)).toMatchObject(written);
  });

  it('counts characters as people do', () => {
    const { max } = fields.name;
    expect(errors('contact', { ...contact, name: '🌸'.repeat(max) })).toEqual({});
    expect(errors('contact', { ...contact, name: 'ক্ষু'.repeat(max) })).toEqual({});
    expect(errors('contact', { ...contact, name: 'a'.repeat(max + 1) })).toEqual({
      name: 'tooLong',
    });
  });

  it('has no value for fields of the other form, whatever is posted', () => {
    const posted = { ...contact, company: 'Kolmi', software: 'ERP', consent: 'yes' };
    expect(taken('contact', posted)).toMatchObject({ company: '', software: '', consent: false });
  });
});

describe('the demo form', () => {
  it('requires no single field, but a way to answer, and says so at once', () => {
    expect(errors('demo', {})).toEqual({ phone: 'unreachable' });
    expect(errors('demo', { software: 'CRM' })).toEqual({
      phone: 'unreachable',
      software: 'invalid',
    });
    expect(errors('demo', { phone: '01700-000000' })).toEqual({});
    expect(errors('demo', { email: 'rahima@example.com' })).toEqual({});
    expect(errors('demo', { email: 'rahima' })).toEqual({ email: 'invalid' });
  });

  it('takes only the listed software', () => {
    for (const software of ['', ...fields.software.options]) {
      expect(errors('demo', { phone: '01700-000000', software })).toEqual({});
    }
    expect(errors('demo', { phone: '01700-000000', software: 'erp' })).toEqual({
      software: 'invalid',
    });
  });

  it('takes a tick from forms and from scripts', () => {
    const consent = (value: unknown) =>
      taken('demo', { phone: '01700000000', consent: value }).consent;
    expect(['yes', 'on', 'true', true].map(consent)).toEqual([true, true, true, true]);
    expect([undefined, '', 'no', 1, {}, false].map(consent)).not.toContain(true);
  });
});

describe('cleaning', () => {
  it('leaves no control and no line break in a line', () => {
    const name = ' A\r\nBcc: b@c.example\u0000\u2028\t\u0085C\ud800 ';
    expect(taken('contact', { ...contact, name }).name).toBe('A Bcc: b@c.example C\ufffd');
  });

  it('keeps the lines of a message, whoever sent them', () => {
    const message = '\r\n one\r\n\r\ntwo\rthree\tfour\u0000\u009f ';
    expect(taken('contact', { ...contact, message }).message).toBe('\n one\n\ntwo\nthree\tfour ');
  });

  it('takes a number for its digits, and nothing else that is no text', () => {
    expect(taken('contact', { ...contact, phone: 1_700_000_000 }).phone).toBe('1700000000');
    const posted = { name: ['x'], email: {}, phone: true, subject: [], message: [[]] };
    expect(errors('contact', posted)).toEqual({
      name: 'missing',
      email: 'invalid',
      phone: 'invalid',
      subject: 'missing',
      message: 'missing',
    });
  });
});

it.each(
  formIds.flatMap((kind) =>
    fieldNames(kind).flatMap((name) => {
      const field = fields[name];
      return 'max' in field ? [[kind, name, field.max] as const] : [];
    }),
  ),
)('in the form %s, the field %s takes %d letters and not one more', (kind, name, max) => {
  for (const letter of ['a', '৭', 'ক্ষু', '🌸']) {
    const isTooLong = (length: number) =>
      errors(kind, { [name]: letter.repeat(length) })[name] === 'tooLong';
    expect([isTooLong(max), isTooLong(max + 1)], letter).toEqual([false, true]);
  }
});

describe('a phone number', () => {
  const isTaken = (phone: string) => errors('contact', { ...contact, phone }).phone === undefined;

  it.each([
    '01700-000000',
    '+৮৮০ ১৭০০ ০০০০০০',
    '01700000000, 01800000000',
    '02-9000000',
    '+44 20 7946 0958',
    '017 is not it, call 02-9000000',
    '999999',
  ])('may be %s', (phone) => {
    expect(isTaken(phone)).toBe(true);
  });

  it.each([
    ...['01700-00000', '০১৭০০-০০০', '+880 1700-00000', '12345', 'none'],
    ...['1.71112E+09', '1,71112e9', '৮.৮০১৭১E+১২', '1.71112E+09, 12345'],
  ])('is not %s, which lacks digits', (phone) => {
    expect(isTaken(phone)).toBe(false);
  });
});

describe('an email address', () => {
  const isTaken = (email: string) => errors('contact', { ...contact, email }).email === undefined;

  it.each(['রহিম@উদাহরণ.বাংলা', "o'neil+x@mail.example.co", 'a@b.c'])('may be %s', (email) => {
    expect(isTaken(email)).toBe(true);
  });

  it.each([
    '\u200brahim@gmail.com',
    'rahim@gmail.com\ufeff',
    'rah\u00adim@gm\u00adail.com',
    'rahim\u2060@gmail.com',
    '\u202arahim@gmail.com\u202c',
    'rahim\u200d@gmail\u200c.com',
    'rahim\ufe0f@gmail.com\u3164',
    '\u00a0rahim@gmail.com\u2003',
    '\u2066rahim\u2069@gmail.\u180ecom',
  ])('is taken without the signs that nobody sees: %j', (email) => {
    expect(taken('contact', { ...contact, email }).email).toBe('rahim@gmail.com');
  });

  it('keeps the joiners that shape a letter, and one of two ways to write it', () => {
    const email = 'র\u200d্যাব@উদাহরণ.বাংলা';
    expect(taken('contact', { ...contact, email }).email).toBe(email);
    expect(taken('contact', { ...contact, email: 'jose\u0301@\u09dfা.বাংলা' }).email).toBe(
      'jos\u00e9@\u09af\u09bcা.বাংলা',
    );
  });

  it('that is hardly right is asked about once, and then taken as it was typed', () => {
    const typed = { ...contact, email: 'rahim@gmail.con' };
    expect(errors('contact', { ...typed, asked_email: '' })).toEqual({ email: 'doubtful' });
    expect(errors('contact', { ...typed, asked_email: 'rahim@gmail.cmo' })).toEqual({
      email: 'doubtful',
    });
    expect(taken('contact', { ...typed, asked_email: typed.email }).email).toBe(typed.email);
    expect(errorsIn('contact', typed, typed.email)).toEqual({});
    // Who sends by a program of their own is not asked.
    expect(taken('contact', typed).email).toBe(typed.email);
  });

  it('that is none is asked about as often as it is sent', () => {
    for (const email of ['rahim@gmail..com', 'rahim@gmail.com/', 'rahim@gmail', '<a@b.example>']) {
      const body = { ...contact, email, asked_email: email };
      expect(errors('contact', body)).toEqual({ email: 'mistyped' });
    }
  });

  it.each([
    'a@b.example, c@d.example',
    '<a@b.example>',
    '"a b"@c.example',
    'a@b@c.example',
    'a@.example',
    'a@b.',
    'a b@c.example',
    'a@b',
    'a@127.0.0.1',
  ])('may not be %s', (email) => {
    expect(isTaken(email)).toBe(false);
  });

  it('that is far too long takes no time', () => {
    for (const email of ['a@'.repeat(100_000), `a@b${'.'.repeat(200_000)}`]) {
      const start = performance.now();
      expect(errors('contact', { ...contact, email })).toEqual({ email: 'tooLong' });
      expect(performance.now() - start).toBeLessThan(20_000);
    }
  });
});

describe('whatever is posted', () => {
  const text = fc.oneof(
    fc.constantFrom('', ' ', '\u0000', '\t\n', '\ud800', 'a@b.c', 'a@b..c', 'ERP', 'yes', '1e3'),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.string({ unit: fc.constantFrom('০', '1', '+', '-', ' ', 'x') }),
    fc
      .tuple(fc.constantFrom('a', 'ক', 'ক্ষু', '🌸', '\n'), fc.integer({ min: 35, max: 5003 }))
      .map(([letter, times]) => letter.repeat(times)),
  );
  const of = (kind: FormId, value: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(fieldNames(kind).map((name) => [name, value])), {
      requiredKeys: [],
    });

  it.each(formIds)(
    'in the form %s, what is taken is clean, within its bounds and stable',
    (kind) => {
      fc.assert(
        fc.property(of(kind, text), (body) => {
          const checked = check(kind, body);
          if ('errors' in checked) {
            expect(Object.keys(checked.errors).length).toBeGreaterThan(0);
            return;
          }
          for (const name of fieldNames(kind)) {
            const field = fields[name];
            const value = checked.fields[name];
            if (typeof value !== 'string') continue;
            expect(value.isWellFormed()).toBe(true);
            expect(value).not.toMatch(field.kind === 'text' ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u);
            if ('max' in field) expect(hasMoreGraphemes(value, field.max)).toBe(false);
          }
          expect(check(kind, checked.fields)).toEqual(checked);
        }),
        { numRuns: 500 },
      );
    },
  );

  it.each(formIds)('the form %s says the same while it is filled in', (kind) => {
    fc.assert(
      fc.property(of(kind, text), (values) => {
        expect(errorsIn(kind, values)).toEqual(errors(kind, values));
      }),
      { numRuns: 500 },
    );
  });

  it('is no text, no object, or poisoned: it is answered, never thrown', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.anything(), of('contact', fc.anything()));
    fc.assert(
      fc.property(fc.constantFrom(...formIds), anything, (kind, body) => {
        const checked = check(kind, body);
        expect('fields' in checked || Object.keys(checked.errors).length > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
    const inherited = Object.create({ name: 'x', email: 'a@b.example', message: 'x' });
    expect(errors('contact', inherited)).toHaveProperty('name', 'missing');
  });
});
