import { expect } from '@playwright/test';
import { choose, comeBack, follow, openTab, press, tryDemo, write } from './demo.ts';

tryDemo('godhuli', 'a shipment is costed, an order approved and invoiced', async (page) => {
  const cooker = page
    .getByRole('region', { name: 'Landed cost, LC 1846' })
    .getByRole('row', { name: /Pressure cooker/ });
  await expect(cooker).toContainText('7,289');
  await write(page, 'Truck hire', 'lots');
  await press(page, 'Spread again');
  await expect(page.getByText('Truck hire: please write whole taka')).toBeVisible();
  await write(page, 'Truck hire', '90,160');
  await press(page, 'Spread again');
  await expect(cooker).toContainText('7,387');
  await press(page, 'Receive into a godown');
  await expect(page.getByRole('alert')).toContainText('550 cartons are in Tongi');

  await follow(page, 'Dealers');
  await choose(page, 'For whom', 'Teesta Tejash');
  await write(page, 'Pressure cooker 5 L', '৫');
  await press(page, 'Write the order');
  await expect(page.getByRole('alert')).toContainText('too much');
  await press(page, 'Approve: Order 318');
  await expect(page.getByRole('alert')).toContainText('Tania Akter may');
  await choose(page, 'You are', { index: 1 });
  await press(page, 'Approve: Order 318');

  const second = await openTab(page, '/demos/godhuli#/stores');
  const stock = second
    .getByRole('region', { name: 'Stock' })
    .getByRole('row', { name: /Pressure cooker/ });
  await expect(stock).toContainText('264');
  await page.bringToFront();
  await press(page, 'Deliver and invoice: Order 318');
  await expect(page.getByRole('heading', { name: /Mushak 6.3/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('2,62,300');
  await expect(stock).toContainText('244');
  await comeBack(page);
  await follow(page, 'Mushak');
  const register = page.getByRole('region', { name: /^Sales of the period/ });
  // The newest stands first.
  await register.getByRole('link').first().click();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('2,62,300');
});

tryDemo('takli', 'a shift is weighed in, yarn moved, and sold under an LC', async (page) => {
  await write(page, 'Kilograms', '120');
  await press(page, 'Enter it');
  await expect(page.getByText('write why it stopped')).toBeVisible();
  await write(page, 'Kilograms', '404');
  await press(page, 'Enter it');
  await expect(page.getByRole('alert')).toContainText('RF 6: 404 kg');
  await press(page, 'Today');

  await follow(page, 'Cone store');
  await write(page, 'Quantity (kg)', '500');
  await press(page, 'Move it');
  const stock = page.getByRole('region', { name: 'Stock' }).getByRole('row');
  await expect(stock.filter({ hasText: '30s carded' })).toContainText('18,544');

  await follow(page, 'Cotton');
  await choose(page, 'Lot', 'Lot 217, Uzbekistan');
  await write(page, 'Bales', '146');
  await press(page, /^Issue$/);
  await expect(page.getByText('Bales left of lot 217: only 145.')).toBeVisible();

  await follow(page, 'Delivery');
  await press(page, /^Deliver and invoice/);
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('12,720.00');
  await expect(page.getByText('Deemed export under LC 0682: VAT 0%')).toBeVisible();
});
