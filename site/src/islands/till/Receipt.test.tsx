import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TillView } from '../../content/till-view.ts';
import { Receipt } from './Receipt.tsx';
import { firstSale, pay, press, sumsOf } from './sale.ts';

const words = (name: string) => ({ label: name, second: `${name} bn` });
const view = {
  language: 'en',
  second: 'bn',
  labels: { item: 'Item', count: 'Count', amount: 'Amount', vat: 'VAT', cash: 'Cash' },
  sums: { total: words('Total'), due: words('Due'), change: words('Change') },
  goods: [{ id: 'rice', name: 'Rice', secondName: 'চাল', price: 7200, unit: 'a kilo' }],
} as unknown as TillView;

/** As a translation leaves a page: other nodes with the texts, within elements of their own. */
function translatePage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

test('the receipt of a translated page counts on, and tells the change where it told what is due', () => {
  const receiptOf = (sale: Parameters<typeof sumsOf>[0]) => (
    <Receipt view={view} sums={sumsOf(sale, view.goods)} cash={sale.cash} />
  );
  const one = press(firstSale([]), 'rice');
  const { rerender } = render(receiptOf(one));
  expect(screen.getByRole('row', { name: /^Due/ }).textContent).toContain('72');
  translatePage();
  const two = pay(press(one, 'rice'), 50_000);
  rerender(receiptOf(two));
  expect(screen.getByRole('row', { name: /^Rice/ }).textContent).toContain('2 ×');
  expect(screen.queryByRole('row', { name: /^Due/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Change/ }).textContent).toContain('356');
});
