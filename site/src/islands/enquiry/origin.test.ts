import { expect, it } from 'vitest';
import { campaignOf } from './origin.ts';

it('takes the campaign out of the query, and nothing else', () => {
  expect(campaignOf('?software=HRM&utm_source=fb%26x&utm_medium=cpc&gclid=1')).toBe(
    'utm_source=fb%26x&utm_medium=cpc',
  );
  expect(campaignOf('')).toBe('');
});
