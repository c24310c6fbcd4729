import { expect, it } from 'vitest';
import { campaignName, campaignOf } from './campaign.ts';

it('reads a campaign part by part', () => {
  expect(campaignOf('utm_source=fair&utm_medium=%E0%A6%AC%E0%A6%87&x=1')).toEqual([
    ['source', 'fair'],
    ['medium', 'বই'],
    ['x', '1'],
  ]);
  expect(campaignOf('')).toEqual([]);
});

it('calls a campaign by its words, and by what stands there where it has none', () => {
  expect(campaignName('utm_source=fair')).toBe('fair');
  expect(campaignName('utm_source=facebook&utm_medium=cpc&utm_campaign=eid+offer')).toBe(
    'facebook · cpc · eid offer',
  );
  expect(campaignName('utm_source=fair&utm_campaign=fair')).toBe('fair');
  expect(campaignName('utm_source=')).toBe('utm_source=');
  expect(campaignName('gclid')).toBe('gclid');
});
