import { labelOf } from '@nokshi/forms/form-words.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handoverLinks, messageText } from './handover.ts';
import { formViewForTests } from './testing.ts';

const { words, company } = formViewForTests();
const { fields } = words;
const { name, phone, subject } = fields;

describe('the text that is handed over', () => {
  it('has a line for each field that was filled in, and then the message', () => {
    const values = { name: 'রহিমা', email: '', phone: '০১৭', message: 'Two lines\nof words' };
    expect(messageText('contact', values, words)).toBe(
      `${name.label}: রহিমা\n${phone.label}: ০১৭\n\nTwo lines\nof words`,
    );
  });

  it('says what the demo is for', () => {
    const values = { company: 'Kolmi', phone: '017', software: 'HRM', consent: 'yes' };
    expect(messageText('demo', values, words)).toBe(
      `${fields.company.label}: Kolmi\n${labelOf('demo', 'phone', words)}: 017\n` +
        `${fields.software.label}: HRM\n✓ ${fields.consent.label}`,
    );
    const [, query] = handoverLinks('demo', values, words, company).email.split('?');
    expect(new URLSearchParams(query).get('subject')).toContain('HRM');
  });
});

describe('the links', () => {
  it('carry the words to the company', () => {
    const values = { name: 'Rahima', subject: 'A & B', message: 'One\nTwo' };
    const links = handoverLinks('contact', values, words, company);
    expect(links.email).toBe(
      `${company.mailto}?subject=A%20%26%20B&body=${encodeURIComponent(
        `${name.label}: Rahima\r\n${subject.label}: A & B\r\n\r\nOne\r\nTwo`,
      )}`,
    );
    const beginning = `${company.whatsappLink}?text=${encodeURIComponent(name.label)}`;
    expect(links.whatsapp.startsWith(beginning)).toBe(true);
    expect(links.isCut).toBe(false);
  });

  it('stay short enough to be opened, cut between two characters, and inject nothing', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', minLength: 300, maxLength: 3000 }),
      fc.constantFrom(
        '&cc=x@y.example',
        '%0Abcc:x@y.example',
        '\r\nbcc: x',
        '#',
        '\ud800',
        '🌸'.repeat(900),
      ),
    );
    fc.assert(
      fc.property(text, text, text, (name, subject, message) => {
        const values = { name, subject, message };
        const links = handoverLinks('contact', values, words, company);
        expect(links.email.length).toBeLessThanOrEqual(2000);
        expect(links.whatsapp.length).toBeLessThanOrEqual(6100);
        const query = new URLSearchParams(links.email.slice(links.email.indexOf('?') + 1));
        expect([...query.keys()]).toEqual(['subject', 'body']);
        expect([...new URL(links.whatsapp).searchParams.keys()]).toEqual(['text']);
        // Throws when a character was cut in two.
        decodeURIComponent(links.email);
        decodeURIComponent(links.whatsapp);
        const sent = new URL(links.whatsapp).searchParams.get('text') ?? '';
        if (links.isCut) expect(`${sent}${query.get('body')}`).toContain('…');
        else expect(sent).toBe(links.text.replace(/\r\n?/g, '\n'));
      }),
    );
  });
});
