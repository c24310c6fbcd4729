import { expect, test } from '@playwright/test';
import { entriesOf, firstTwoOffices, orderOf, techStack } from './content.ts';
import { box, expectThanks, openContact, send } from './enquiries-form.ts';
import { answerForMap } from './foreign-map.ts';
import { openHydrated, tabTo } from './keyboard.ts';

const quoted = (name: string) => JSON.stringify(name);

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/about-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens with Enter, is walked with Tab, and closes with Escape', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = await tabTo(page, 'Menu', 'button');
    // So that every browser walks from one into the other.
    expect(await toggle.evaluate((button) => button.nextElementSibling?.id)).toBe('menu');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - button "Menu" [expanded]
    `);
    const menu = ['Home', 'Products', 'Services', 'Projects', 'About', 'Career'];
    const shortcuts = ['Prices', 'Demos'];
    const listOf = (names: string[]) =>
      names.map((name) => `- listitem:\n            - link ${quoted(name)}`).join('\n          ');
    const navigation = page.getByRole('navigation', { name: 'Main menu' });
    await expect(navigation).toMatchAriaSnapshot(`
      - navigation "Main menu":
        - list:
          ${listOf(menu)}
        - list:
          ${listOf(shortcuts)}
        - link "Contact Us"
    `);
    const linkTo = (name: string) => navigation.getByRole('link', { name, exact: true });
    await page.keyboard.press('Tab');
    await expect(linkTo('Home')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    for (const name of [...menu, ...shortcuts, 'Contact Us']) {
      await page.keyboard.press('Tab');
      await expect(linkTo(name)).toBeFocused();
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
  await openHydrated(page, '/');
  const carousel = page.getByRole('region', { name: 'What we build' });
  const { length: count } = orderOf('slides');
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

test('a tab is chosen with the arrow keys and names its panel; a filter is pressed with Space, and what changed is said (WCAG 4.1.3)', async ({
  page,
}) => {
  const tabs = ['ALL', ...techStack().map(({ label }) => label)];
  const { label = '', names = [] } = techStack().at(-1) ?? {};
  await openHydrated(page, '/about-us');
  await tabTo(page, 'ALL', 'tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist "Technologies by kind":
      ${tabs.map((name) => `- tab ${quoted(name)}${name === label ? ' [selected]' : ''}`).join('\n      ')}
  `);
  const panel = page.getByRole('tabpanel', { name: label });
  await expect(panel).toMatchAriaSnapshot(`
    - tabpanel ${quoted(label)}:
      - list:
        ${names.map((name) => `- listitem: ${quoted(name)}`).join('\n        ')}
  `);
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();

  const everybody = entriesOf('team');
  const managers = everybody.filter(({ category }) => category === 'management');
  const button = await tabTo(page, /^Management/, 'button');
  await page.keyboard.press('Space');
  await expect(button).toBeFocused();
  await expect(page.getByRole('region', { name: 'Meet Our Team' })).toMatchAriaSnapshot(`
    - group "Show team members by role":
      - button ${quoted(`ALL ${everybody.length}`)}
      - button ${quoted(`Management ${managers.length}`)} [pressed]
    - status: ${managers.length} shown
  `);
});

test('an office is chosen with the arrow keys, and its place is said', async ({ page }) => {
  await answerForMap(page);
  await openHydrated(page, '/contact');
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

test('a form sent with Enter says what is missing, field by field, and is written and sent by keyboard alone', async ({
  page,
}) => {
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
  await page.keyboard.type('Karim');
  await page.keyboard.press('Tab');
  await page.keyboard.type('karim');
  await page.keyboard.press('Enter');
  await expect(box(page, 'Email address')).toBeFocused();
  await expect(box(page, 'Email address')).toHaveAccessibleDescription(/should read like/);
  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(box(page, 'Message')).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expectThanks(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Write another enquiry' })).toBeFocused();
});

test('the demo dialog keeps the focus, closes with Escape and gives it back', async ({ page }) => {
  await openHydrated(page, '/products/HRM');
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
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(isOutside, `after ${presses + 1} times Tab`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
