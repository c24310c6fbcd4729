import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoOf, pageLink, webLink } from './origin.ts';

const site = 'https://nokshi.example';

it('links pages of this site, and the web', () => {
  expect(pageLink('/bn/contact', site)).toBe('https://nokshi.example/bn/contact');
  expect(webLink('https://search.example/?q=a b')).toBe('https://search.example/?q=a%20b');
});

it.each([
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  '',
])('takes %j for no page of this site', (page) => {
  expect(pageLink(page, site)).toBeUndefined();
});

it('links nothing but the web, whatever was sent (property)', () => {
  for (const text of ['javascript:hit()', ' data:text/html,x', 'mailto:a@b.c', '/contact', 'x']) {
    expect(webLink(text)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(webLink(text) ?? 'https:').toMatch(/^https?:/);
      expect(pageLink(text, site) ?? site).toMatch(/^https:\/\/nokshi\.example(?:\/|$)/);
    }),
  );
});

it('names the demo that somebody came from', () => {
  expect(demoOf('https://nokshi.example/bn/demos/shop?x#y')).toBe('shop');
  expect(demoOf('/demos/till')).toBe('till');
  expect(demoOf('https://search.example/?u=/demos/till')).toBeUndefined();
});
