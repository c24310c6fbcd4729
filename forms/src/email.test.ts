import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiEmail, emailKey, isEmail, suggestedEmail } from './email.ts';

describe('an address with a slip', () => {
  it.each([
    ...['gmail.con', 'gmail.cmo', 'gmail.comm', 'gmail.co', 'gmail.cm', 'gmail.vom', 'gmail.c0m'],
    ...[
      'gmail..com',
      'gmail,com',
      'gmail।com',
      'gmail .com',
      'gmail.com.',
      'gmail.com/',
      'gmail.com,',
    ],
    ...[
      'gmail.com।',
      'gmail.com;',
      'gmail.com>',
      'gmail.com)',
      'gmail.com"',
      '.gmail.com',
      '@gmail.com',
    ],
    ...['gmial.com', 'gamil.com', 'gmal.com', 'gmil.com', 'gmaill.com', 'gnail.com', 'fmail.com'],
    ...['gmaim.com', 'gmial.co', 'gmaill.con', 'gmailcom', 'gmail', 'gmai.com', 'gmail.com.com'],
    'ｇmail．com',
  ])('at %s is meant for gmail.com', (domain) => {
    expect(suggestedEmail(`rahim@${domain}`)).toBe('rahim@gmail.com');
  });

  it.each([
    ['rahim@yahooo.com', 'rahim@yahoo.com'],
    ['rahim@yaho.com', 'rahim@yahoo.com'],
    ['rahim@hotmial.com', 'rahim@hotmail.com'],
    ['rahim@outlok.com', 'rahim@outlook.com'],
    ['rahim@iclould.com', 'rahim@icloud.com'],
    ['rahim@live.con', 'rahim@live.com'],
    ['info@padma.con.bd', 'info@padma.com.bd'],
    ['info@padma.com.db', 'info@padma.com.bd'],
    ['info@padma.combd', 'info@padma.com.bd'],
    ['info@padma.ogr', 'info@padma.org'],
    ['<rahim@gmail.com>', 'rahim@gmail.com'],
    ['Rahim Uddin <rahim@gmail.com>', 'rahim@gmail.com'],
    ['mailto:rahim@gmail.com', 'rahim@gmail.com'],
    ['Email: rahim@gmail.com', 'rahim@gmail.com'],
    ['www.rahim@gmail.com', 'rahim@gmail.com'],
    ['*rahim@gmail.com*', 'rahim@gmail.com'],
    ['“rahim@gmail.com”', 'rahim@gmail.com'],
    ['rahim @gmail.com', 'rahim@gmail.com'],
    ['rahim uddin@gmail.com', 'rahimuddin@gmail.com'],
    ['rahim.@gmail.com', 'rahim@gmail.com'],
    ['.rahim@gmail.com', 'rahim@gmail.com'],
    ['rahim..uddin@gmail.com', 'rahim.uddin@gmail.com'],
    ['rahim@@gmail.com', 'rahim@gmail.com'],
    ['rahim[at]gmail[dot]com', 'rahim@gmail.com'],
    ['rahim＠gmail.com', 'rahim@gmail.com'],
    ['rahimgmail.com', 'rahim@gmail.com'],
    ['rahim.gmail.com', 'rahim@gmail.com'],
    ['rahim১২৩@gmail.com', 'rahim123@gmail.com'],
    ['Rahim.Uddin@Gmail.con', 'Rahim.Uddin@gmail.com'],
    ['rahim@proton.met', 'rahim@proton.me'],
    ['rahim@gma1l.com', 'rahim@gmail.com'],
    ['rahim@gmeil.com', 'rahim@gmail.com'],
    ['rahim!gmail.com', 'rahim@gmail.com'],
    ['rahim-yahoo.com', 'rahim@yahoo.com'],
    ['rahim%40gmail.com', 'rahim@gmail.com'],
    ['rahim&#64;gmail.com', 'rahim@gmail.com'],
    ['rahim&#x40;gmail.com', 'rahim@gmail.com'],
    ['rahim (at) gmail.com', 'rahim@gmail.com'],
    ['rahim(a)gmail.com', 'rahim@gmail.com'],
    ['rahim at gmail dot com', 'rahim@gmail.com'],
    ['rahim@padma.com bd', 'rahim@padma.com.bd'],
    ['rahim@padma.com .bd', 'rahim@padma.com.bd'],
    ['rahim@padma.com,bd', 'rahim@padma.com.bd'],
    // Letters of other scripts that look the same, and signs of a Bangla keyboard.
    ['rahim@gm\u0430il.com', 'rahim@gmail.com'],
    ['rahim@gmail.c\u03bfm', 'rahim@gmail.com'],
    ['rahim@\u0261mail.com', 'rahim@gmail.com'],
    ['rahim@gma\u0131l.com', 'rahim@gmail.com'],
    ['rahim@y\u0430hoo.com', 'rahim@yahoo.com'],
    ['rahim@gmailা.com', 'rahim@gmail.com'],
    ['rahim@gmail.com্', 'rahim@gmail.com'],
    ['rahimা@gmail.com', 'rahim@gmail.com'],
    ['r্ahim@gmail.com', 'rahim@gmail.com'],
    ['rahim@gmaইl.com', 'rahim@gmail.com'],
    ['rahim@gmail৷com', 'rahim@gmail.com'],
    ['rahim@gmail.com॥', 'rahim@gmail.com'],
    ['rahim@gmail.c', 'rahim@gmail.com'],
  ])('%s is meant for %s', (typed, meant) => {
    expect(suggestedEmail(typed)).toBe(meant);
  });

  it.each([
    ...['X Dhaka', 'X ঢাকা', 'X. Dhaka', 'X, Dhaka', 'X,Dhaka', 'X (office)', 'X(office)', 'X ctg'],
    ...['X, 01711123456', 'X/01711123456', 'X | 01711-123456', 'X ০১৭১১-১২৩৪৫৬', 'X or call me'],
    ...[
      'email: X',
      'E-mail : X',
      'email X',
      'Mail X',
      'ইমেইল: X',
      'ইমেইলঃ X',
      'ইমেইল X',
      'Email- X',
    ],
    ...['my email is X', '01711123456 X', '01711123456, X', '01711123456/ X', 'a) X', '“Rahim” X'],
    ...['mailto:X?subject=Hello', 'https://X', 'Rahim Uddin <X>, Dhaka', 'email: X, Dhaka'],
  ])('is found beside words: %s', (text) => {
    expect(suggestedEmail(text.replace('X', 'rahim@gmail.com'))).toBe('rahim@gmail.com');
  });

  it.each([
    ...['cloud.com', 'photon.me', 'proton.me', 'mail.com', 'email.com', 'ymail.com', 'gmx.net'],
    ...['zmail.com', 'gmx.de', 'yandex.com', 'rediffmail.com', 'zoho.com', 'hey.com', 'me.com'],
    ...['outlook.sa', 'live.co.uk', 'aol.com', 'fastmail.fm', 'hushmail.com', 'inbox.lv', 'web.de'],
    ...[
      'bat.com.bd',
      'brac.net',
      'bd.com',
      'link3.net',
      'citechco.net',
      'bol-online.com',
      'hotel.com',
    ],
    ...[
      'tmail.ws',
      'smail.com',
      'cam.ac.uk',
      'design.cam',
      'shop.coop',
      'comms.org',
      'yahoo.com.au',
    ],
  ])('is not seen in one at %s', (domain) => {
    expect(suggestedEmail(`rahim@${domain}`)).toBeUndefined();
  });

  it.each([
    ...['rahim@gmail.com', 'Rahim+shop@GMAIL.com', 'rahim_@ymail.com', '_rahim@mail.com', 'a@b.c'],
    ...['rahim@mailw.com', 'rahim@maila.com', 'rahim@gmx.com', 'rahim@email.com', 'rahim@mail.ru'],
    ...[
      'rahim@yahoo.co.uk',
      'rahim@yahoo.ca',
      'rahim@hotmail.fr',
      'rahim@live.nl',
      'rahim@gmail.fr',
    ],
    ...['info@padma.com.bd', 'info@padma.co', 'info@bat.om', 'info@like.com', 'info@outlook.in'],
    ...[
      'আমি@উদাহরণ.বাংলা',
      'আমি১২@gmail.com',
      'jos\u00e9@bücher.example',
      "o'neil@x.example",
      'a=b|c@x.example',
    ],
    ...['nobody', '', '@', 'a@b.example, c@d.example', 'a@b@c.example'],
    ...['http://gmail.com', 'www.gmail.com', 'see you at home', 'rahim@gmail.com karim@gmail.com'],
  ])('%s is left as it is', (typed) => {
    expect(suggestedEmail(typed)).toBeUndefined();
  });

  it('is put right by another address, which is right itself, whatever was typed (property)', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.emailAddress(),
      fc.string({ unit: fc.constantFrom(...'ragmil.com@ <>,;/()+।১'), maxLength: 40 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const suggested = suggestedEmail(text);
        if (suggested === undefined) return;
        expect(isEmail(suggested)).toBe(true);
        expect(suggested).not.toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('addresses that read alike', () => {
  it.each([
    ['rahim@gmail.com', 'Rahim@GMAIL.com'],
    ['rahim@gmail.com', '\u200brahim@gm\u00adail.com\u2060'],
    ['jos\u00e9@x.example', 'jose\u0301@x.example'],
    ['আমি@উদাহরণ.বাংলা', 'আমি@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
    ['info@bücher.example', 'info@XN--BCHER-KVA.example'],
    ['\u09dfা@x.example', '\u09af\u09bcা@x.example'],
    ['rahim@gmail.com', 'ｒahim@gmail.com'],
    ['rahim12@gmail.com', 'rahim১২@gmail.com'],
  ])('%j is %j', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });

  it.each([
    ['jose@x.example', 'jos\u00e9@x.example'],
    ['rahim@gmail.com', 'rahim@gmail.co'],
    ['rahim.uddin@x.example', 'rahimuddin@x.example'],
  ])('%j is not %j', (one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other));
  });
});

it('is written in ASCII, where it can be', () => {
  expect(asciiEmail('rahim@উদাহরণ.বাংলা')).toBe('rahim@xn--d5b6ci4b4b3a.xn--54b7fta0cc');
  expect(asciiEmail('Rahim@X.example')).toBe('Rahim@x.example');
  for (const none of ['আমি@x.example', 'nobody', '', 'a@\u3164.বাংলা', 'a@ক/খ']) {
    expect(asciiEmail(none), none).toBeUndefined();
  }
});
