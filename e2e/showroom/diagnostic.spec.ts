import { expect, type Page } from '@playwright/test';
import {
  choose,
  comeBack,
  expectFault,
  expectPrinted,
  follow,
  openDemo,
  openTab,
  press,
  tryDemo,
  write,
} from './demo.ts';

const logIn = (page: Page) => press(page, 'Log in as clinic staff');
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the centre' }).getByRole('link', { name }).click();

/** Takes the desk of a laboratory over, as the one of the staff who may do what comes next. */
async function takeDesk(page: Page): Promise<void> {
  const hint = await page.getByText(/^Only they know it/).textContent();
  await write(page, 'Own PIN', /\d{4}/.exec(hint ?? '')?.[0] ?? '');
  await press(page, 'Take over');
}

tryDemo('shanto-nodi', 'a patient gets serial, bill, report and the due', async (page) => {
  await write(page, 'Patient’s name', 'Rahima');
  await write(page, 'Mobile number', '12345');
  await press(page, 'Give serial 33');
  await expectFault(page.getByRole('textbox', { name: 'Mobile number' }), '11 digits');
  await write(page, 'Mobile number', '০১৭০০ ০০০ ৯৯৯');
  await press(page, 'Give serial 33');
  await expect(page.getByText('Rahima has serial 33.')).toBeVisible();
  await press(page, 'Call the next');

  await goTo(page, 'New bill');
  // Until it is shown, the form of the serials has a patient's name, too.
  await expect(page.getByRole('textbox', { name: 'Paid now' })).toBeVisible();
  await press(page, 'Save the bill');
  await write(page, 'Patient’s name', 'Rahima');
  await write(page, 'Mobile number', '01700 000 999');
  await write(page, 'Age in years', '৩০');
  await choose(page, 'Visit', { index: 1 });
  await page.getByRole('checkbox', { name: /Complete blood count/ }).check();
  await page.getByRole('checkbox', { name: /Ultrasound/ }).check();
  await write(page, 'Paid now', '1000');
  await press(page, 'Save the bill');
  await expect(page.getByRole('article', { name: /^Bill \d\d-11841/ })).toContainText('৳ 1,450');
  await follow(page, 'Sample labels (1)');
  await press(page, 'Print labels');
  await expectPrinted(page);
  await goTo(page, 'Laboratory');
  await expect(page.getByRole('link', { name: /CBC.*received.*SN 22874/ })).toBeVisible();

  await goTo(page, 'Delivery');
  await logIn(page);
  await page.getByRole('searchbox', { name: 'Name, bill or mobile number' }).fill('jahan');
  await follow(page, /Jahanara Begum/);
  await press(page, 'Hand over');
  await expect(page.getByRole('alert')).toContainText('৳ 300 is still due');
  await choose(page, 'Paid by', 'Cash');
  await press(page, 'Take the due');
  await press(page, 'Hand over');
  await expect(page.getByText('Handed over')).toBeVisible();
  await comeBack(page);
  await expect(page.getByText('Handed over')).toBeVisible();
  await goTo(page, 'Day end');
  const collections = page.getByRole('region', { name: 'Collections by method' });
  await expect(collections.getByRole('row', { name: /^Cash 3/ })).toContainText('৳ 3,350');

  // A film is reported from a template, by two people.
  await openDemo(page, '/demos/shanto-nodi#/samples/22872');
  await press(page, 'Consolidation');
  await write(page, 'Impression', 'Right lower zone pneumonia.');
  await press(page, 'Save the report');
  await takeDesk(page);
  await press(page, 'Mark as checked');
  await write(page, 'Own PIN', '0000');
  await press(page, 'Take over');
  await expectFault(page.getByRole('textbox', { name: 'Own PIN' }), 'Dr Tahmina Alam');
  await takeDesk(page);
  await press(page, 'Sign report');
  await expect(page.getByText('Signed, Dr Tahmina Alam')).toBeVisible();
});

tryDemo('onubikkhon', 'a report opens by its link once it is signed', async (page) => {
  await follow(page, /TSH.*OB 60423/);
  await logIn(page);
  await press(page, 'Take from Doyel H2');
  await expect(page.getByRole('cell', { name: /mIU\/L/ })).toBeVisible();

  await goTo(page, 'Laboratory');
  await follow(page, /CBC.*OB 60412/);
  await expect(page.getByRole('row', { name: /Haemoglobin/ })).toContainText('Low');
  await takeDesk(page);
  await press(page, 'Sign report');
  const link = await page.getByRole('link', { name: /Open the report/ }).getAttribute('href');
  const patient = await openTab(page, `/demos/onubikkhon${link}`);
  await expect(patient.getByRole('article', { name: 'Report' })).toContainText(
    'Signed, Dr Nandini Barman',
  );
  await press(patient, 'Print the report');
  await expectPrinted(patient);
});
