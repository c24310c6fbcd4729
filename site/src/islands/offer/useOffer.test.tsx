import { tellings } from '@nokshi/prices/testing.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOffer } from './useOffer.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/price');
});

const opened = (address: string) => {
  history.replaceState(null, '', address);
  return renderHook(() => useOffer(tellings.en.book)).result;
};

test('the campaign that led here stays in the address, beside the answers', () => {
  const offer = opened('/price?utm_source=boishakh&product=POS&gclid=1');
  act(() => offer.current.answer('branches', '3'));
  expect(location.search).toMatch(/^\?product=POS&branches=3&.*&utm_source=boishakh$/);
  act(() => offer.current.choose(''));
  expect(location.search).toBe('?utm_source=boishakh');
  expect(offer.current.chosen).toBeUndefined();
});

test('what a chat put behind a link is no part of an answer', () => {
  const offer = opened('/price?product=POS&branches=3।');
  expect(offer.current.chosen).toMatchObject({ answers: { size: 3 }, notes: [] });
});

test('what was chosen before the script ran wins over the address', () => {
  document.body.innerHTML =
    '<select id="offer-product"><option value="ERP" selected>ERP</option></select>';
  const offer = opened('/price?product=POS');
  expect(offer.current.given.product).toBe('ERP');
  expect(location.search).toContain('product=ERP');
});

test('the page in the other language has the same answers', () => {
  document.body.innerHTML = '<a rel="alternate" hreflang="bn" href="/bn/price">বাংলা</a>';
  const link = document.querySelector('a');
  const offer = opened('/price?product=POS&branches=2');
  expect(link?.getAttribute('href')).toMatch(/\/bn\/price\?product=POS&branches=2$/);
  act(() => offer.current.answer('branches', '3'));
  expect(link?.href).toContain('branches=3');
  act(() => offer.current.choose(''));
  expect(link?.href).not.toContain('branches');
});
