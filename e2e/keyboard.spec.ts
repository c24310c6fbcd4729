import { expect, test } from '@playwright/test';
import { entriesOf, firstTwoOffices, orderOf, techStack } from './content.ts';
import { box, openContact, send } from './enquiries-form.ts';
import { awake, tabTo } from './keyboard.ts';

test.describe('the menu of a phone, by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('stands after its button in the page, so that every browser walks from one into the other', async ({
    page,
  }) => {
    await page.goto('/services');
    const follows = await page
      .getByRole('button', { name: 'Menu' })
      .evaluate((button) => button.nextElementSibling?.id);
    expect(follows).toBe('menu');
  });

  test('opens with Enter, is walked with Tab, and closes with Escape', async ({ page }) => {
    await page.goto('/');
    const toggle = await tabTo(page, 'Menu', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - button "Menu" [expanded]
    `);
    const navigation = page.getByRole('navigation', { name: 'Main menu' });
    await expect(navigation).toMatchAriaSnapshot(`
      - navigation "Main menu":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Products"
          - listitem:
            - link "Services"
          - listitem:
            - link "Projects"
          - listitem:
            - link "About"
          - listitem:
            - link "Career"
        - link "Contact Us"
    `);
    for (const name of ['Home', 'Products']) {
      await page.keyboard.press('Tab');
      await expect(navigation.getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    for (const name of [
      'Home',
      'Products',
      'Services',
      'Projects',
      'About',
      'Career',
      'Contact Us',
    ]) {
      await page.keyboard.press('Tab');
      await expect(navigation.getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Search' }).first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the slides are stopped and chosen by keyboard, and say which one is shown', async ({
  page,
}) => {
  const { length: count } = orderOf('slides');
  await awake(page, '/');
  const carousel = page.getByRole('region', { name: 'What we build' });
  await carousel.getByRole('button', { name: `Slide 3 of ${count}` }).focus();
  await page.keyboard.press('Enter');
  await expect(carousel).toMatchAriaSnapshot(`
    - region "What we build":
      - group "Slide 3 of ${count}":
        - heading [level=2]
        - paragraph:
          - link "Let's Talk"
        - img
      - button "Play the slides"
      - list:
        - listitem:
          - button "Slide 1 of ${count}"
        - listitem:
          - button "Slide 2 of ${count}"
        - listitem:
          - button "Slide 3 of ${count}"
  `);
});

const quoted = (name: string) => JSON.stringify(name);

test('a tab is chosen with the arrow keys, and its panel is named by it', async ({ page }) => {
  const tabs = ['ALL', ...techStack().map(({ label }) => label)];
  const { label = '', names = [] } = techStack().at(-1) ?? {};
  await awake(page, '/about-us');
  await tabTo(page, 'ALL', 'tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist "Technologies by kind":
      ${tabs.map((name) => `- tab ${quoted(name)}${name === label ? ' [selected]' : ''}`).join('\n      ')}
  `);
  await expect(page.getByRole('tabpanel', { name: label })).toMatchAriaSnapshot(`
    - tabpanel ${quoted(label)}:
      - list:
        ${names.map((name) => `- listitem: ${quoted(name)}`).join('\n        ')}
  `);
});

test('a filter is pressed with Space, and what changed is said (WCAG 4.1.3)', async ({ page }) => {
  await awake(page, '/about-us');
  const everybody = entriesOf('team');
  const managers = everybody.filter(({ category }) => category === 'management');
  const button = await tabTo(page, /^Management/, 'button');
  await page.keyboard.press('Space');
  await expect(button).toBeFocused();
  const team = page.getByRole('region', { name: 'Meet Our Team' });
  await expect(team).toMatchAriaSnapshot(`
    - group "Show team members by role":
      - button ${quoted(`ALL ${everybody.length}`)}
      - button ${quoted(`Management ${managers.length}`)} [pressed]
    - status: ${managers.length} shown
  `);
});

test('an office is chosen with the arrow keys, and its place is said', async ({ page }) => {
  await page.route(/openstreetmap\.org/, (route) => route.fulfill({ body: 'Map' }));
  await awake(page, '/contact');
  const [first, second] = firstTwoOffices();
  await page.getByRole('radio', { name: first.name }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('region', { name: 'Business Development Office' }),
  ).toMatchAriaSnapshot(`
    - group "Choose an office":
      - heading ${quoted(first.name)} [level=3]:
        - radio ${quoted(first.name)}
      - heading ${quoted(second.name)} [level=3]:
        - radio ${quoted(second.name)} [checked]
    - figure:
      - heading ${quoted(second.location.name)} [level=3]
    - status: ${quoted(second.location.name)}
  `);
});

test('a form sent with Enter says what is missing, field by field', async ({ page }) => {
  await openContact(page);
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Your name')).toBeFocused();
  await expect(page.locator('main form')).toMatchAriaSnapshot(`
    - textbox "Your name" [invalid]
    - paragraph: Please write your name.
    - textbox "Email address" [invalid]
    - paragraph: Please write your email address.
    - textbox "Phone number optional"
    - textbox "Message" [invalid]
    - paragraph: Please write a message.
    - status:
      - paragraph: Please correct the marked fields. Everything you wrote is still here.
    - paragraph:
      - button "SUBMIT NOW"
  `);
});

test('the demo dialog keeps the focus, closes with Escape and gives it back', async ({ page }) => {
  await awake(page, '/products/HRM');
  const opener = page.getByRole('main').getByRole('link', { name: 'Get a Demo' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Book a Demo":
      - heading "Book a Demo" [level=2]
      - button "Close"
      - textbox "Company name optional"
      - combobox "Software optional":
        - option "HRM" [selected]
      - checkbox "I agree to receive updates and communication about this demo."
  `);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(outside, `after ${presses + 1} times Tab`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the logins of a demo open with Enter and are a table', async ({ page }) => {
  await page.goto('/ready-products/e-commerce');
  await page.getByRole('main').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row "Role User name Password"
  `);
});

test('the search opens with a key, finds, leads on with Enter, and closes with Escape', async ({
  page,
}) => {
  await page.goto('/faq');
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hospitl');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/faq/);
});
