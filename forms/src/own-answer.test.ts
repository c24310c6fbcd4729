import { expect, it } from 'vitest';
import { isOwnAnswer } from './own-answer.ts';

const site = 'https://nokshi.example';

function answer(type: string, from = '', status = 200): Response {
  const response = new Response('', { status, headers: type ? { 'content-type': type } : {} });
  Object.defineProperty(response, 'url', { value: from && site + from });
  return response;
}

it.each([
  ['/_astro/a.js', 'text/javascript; charset=utf-8'],
  ['/_astro/a.js', 'application/javascript'],
  ['/_astro/a.css', 'text/css'],
  ['/_astro/a.svg', 'image/svg+xml'],
  ['/_astro/fonts/a.woff2', 'font/woff2'],
  ['/_astro/fonts/a.woff2', 'application/octet-stream'],
  [`${site}/desk/`, 'text/html; charset=utf-8'],
])('takes %s as %s', (address, type) => {
  expect(isOwnAnswer(address, answer(type))).toBe(true);
  expect(isOwnAnswer(address, answer(type, '', 206))).toBe(false);
});

it.each([
  ['/_astro/a.js', 'text/html'],
  ['/_astro/a.js', ''],
  ['/_astro/a.css', 'text/html'],
  ['/_astro/a.css', 'text/plain'],
  ['/_astro/fonts/a.woff2', 'text/html; charset=utf-8'],
  ['/offline', 'application/json'],
  ['/offline', ''],
])('takes nothing for %s that says it is %j', (address, type) => {
  expect(isOwnAnswer(address, answer(type))).toBe(false);
});

it('takes what comes from where it was asked for, or from the file of the page', () => {
  const from = ['/offline', '/offline/', '/offline.html', '/', '/login', '/bn/offline'];
  expect(from.filter((path) => isOwnAnswer('/offline', answer('text/html', path)))).toEqual(
    from.slice(0, 3),
  );
  expect(isOwnAnswer('/_astro/a.js', answer('text/javascript', '/_astro/b.js'))).toBe(false);
});
