import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

test('security.txt names the company’s address and page, and ends within a year (RFC 9116)', () => {
  const company = {
    email: 'hello@nokshi.example',
    url: 'https://nokshi.example',
    timeZone: 'Asia/Dhaka',
  };
  expect(securityText(company, Date.parse('2026-11-21T22:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:hello@nokshi.example',
    'Expires: 2027-11-21T00:00:00Z',
    'Preferred-Languages: en, bn',
    'Canonical: https://nokshi.example/.well-known/security.txt',
    'Policy: https://nokshi.example/security',
    '',
  ]);
});
