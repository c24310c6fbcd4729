import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openedForTest } from '../../../demo/testing.ts';
import { beginShop } from '../begin.ts';
import type { ShopData } from '../data.ts';
import { ShopProvider } from '../engine.ts';
import { morning, shopForTest } from '../testing.ts';
import { OfficeOrders } from './office/OfficeOrders.tsx';
import { Receipt } from './orders/Orders.tsx';

const shown = (name: string, data: ShopData, screen: ReactNode): string =>
  renderToString(
    <ShopProvider opened={openedForTest(name, data)}>{screen}</ShopProvider>,
  ).replaceAll('<!-- -->', '');

it('the office sees whom to call, and asks before it cancels', () => {
  const html = shown('megh-maku', shopForTest('megh-maku'), <OfficeOrders />);
  for (const words of ['01200000610', 'Cancel it: Order 1043']) expect(html).toContain(words);
  // What has come can't be cancelled any more, and no order by a choice alone.
  expect(html).not.toContain('Cancel it: Order 1042');
  expect(html).not.toContain('>Cancelled<');
});

it('a receipt carries the number to call, and the serial number of each piece', () => {
  const data = shopForTest('volt-baksho');
  const order = beginShop(data, morning).orders.find(({ isOwn }) => isOwn);
  if (!order) throw new Error('nothing was ordered');
  const coming = { ...order, state: 'sent' as const };
  const [come, ahead] = [order, coming].map((one) =>
    shown('volt-baksho', data, <Receipt order={one} />),
  );
  expect(come).toContain(order.phone);
  expect(come?.match(/Warranty VB1041\d{4}/g)).toHaveLength(2);
  expect(ahead).toMatch(/VB1041\d{4}/);
  expect(ahead).toContain('Warranty from the day it comes');
});
