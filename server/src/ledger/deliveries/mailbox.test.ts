import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

const letters = (alphabet: string) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 12 });
const name = letters('abcxyz019_-ßআ');
const domain = fc.constantFrom('example.com', 'gmail.com', 'bücher.example', 'উদাহরণ.বাংলা');
/** Whatever the forms take in the name of a mailbox. */
const tag = letters('abC.+-_আ👋');

/** Upper or lower case, letter by letter. */
const inAnyCase = (text: string, upper: readonly boolean[]): string =>
  [...text].map((one, index) => (upper[index] ? one.toUpperCase() : one)).join('');

describe('a mailbox', () => {
  it('is the same in any case and with any tag', () => {
    fc.assert(
      fc.property(name, domain, tag, fc.array(fc.boolean()), (local, host, tagged, upper) => {
        fc.pre(local !== 'ß' && !local.includes('ß'));
        const plain = mailboxOf(`${local}@${host}`);
        expect(mailboxOf(inAnyCase(`${local}+${tagged}@${host}`, upper))).toBe(plain);
        expect(mailboxOf(plain)).toBe(plain);
      }),
    );
  });

  it('of Gmail is the same with any dots, under either name', () => {
    fc.assert(
      fc.property(fc.array(letters('abc1'), { minLength: 1 }), fc.boolean(), (parts, isOther) => {
        const host = isOther ? 'GoogleMail.com' : 'gmail.com';
        expect(mailboxOf(`${parts.join('.')}@${host}`)).toBe(`${parts.join('')}@gmail.com`);
      }),
    );
  });

  it('is another one under another name', () => {
    fc.assert(
      fc.property(name, name, domain, domain, (one, other, host, otherHost) => {
        fc.pre(one !== other || host !== otherHost);
        expect(mailboxOf(`${one}@${host}`)).not.toBe(mailboxOf(`${other}@${otherHost}`));
      }),
    );
    expect(mailboxOf('a.b@example.com')).not.toBe(mailboxOf('ab@example.com'));
    expect(mailboxOf('bücher@bücher.example')).toBe(mailboxOf('BÜCHER@xn--bcher-kva.example'));
  });
});
