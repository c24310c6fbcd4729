import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

test('security.txt names the company’s address and page, and ends within a year (RFC 9116)', () => {
  const company = { email: 'hello@nokshi.example', url: 'https://nokshi.example' };
  expect(securityText(company, new Date('2026-11-21T22:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:hello@nokshi.example',
    'Expires: 2027-11-20T00:00:00Z',
    'Preferred-Languages: en, bn',
    'Canonical: https://nokshi.example/.well-known/security.txt',
    'Policy: https://nokshi.example/security',
    '',
  ]);
});
