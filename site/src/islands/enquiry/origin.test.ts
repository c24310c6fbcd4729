// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { campaignOf, originOf } from './origin.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('takes the campaign out of the query, and nothing else', () => {
  expect(campaignOf('?software=HRM&utm_source=fb%26x&utm_medium=cpc&gclid=1')).toBe(
    'utm_source=fb%26x&utm_medium=cpc',
  );
  expect(campaignOf('')).toBe('');
});

it('names what led to the site, where a page of the site led to the form', () => {
  const referrer = vi.spyOn(document, 'referrer', 'get');
  const form = document.createElement('form');
  referrer.mockReturnValue('https://nokshi.example/services');
  expect(originOf(form)['referrer']).toBe('https://nokshi.example/services');
  const arrival = ['https://www.facebook.com/', '?utm_source=fair&q=1'];
  sessionStorage.setItem('arrival', JSON.stringify(arrival));
  expect(originOf(form)).toMatchObject({
    referrer: 'https://www.facebook.com/',
    campaign: 'utm_source=fair',
  });
  // A demo tells more: what somebody tried.
  referrer.mockReturnValue('https://nokshi.example/demos/tinbela');
  expect(originOf(form)['referrer']).toBe('https://nokshi.example/demos/tinbela');
  sessionStorage.setItem('arrival', 'nonsense');
  expect(originOf(form)['campaign']).toBe('');
});
