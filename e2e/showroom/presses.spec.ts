import { expect, type Page, test } from '@playwright/test';
import { roleName } from '../../showroom/src/shell/roles.ts';
import { isEverywhere } from '../routes.ts';
import { main, openDemo, press } from './demo.ts';
import { tours } from './tours.ts';

/** Remembers which forms and sentences stand there before a press. */
const look = (page: Page) =>
  page.evaluate(() => {
    const known = new Map<Element, string>();
    for (const one of document.querySelectorAll('form, [role=alert], [role=status]')) {
      known.set(one, one.matches('form') ? '' : (one.textContent ?? ''));
    }
    Object.assign(window, { known });
  });

/** What is outside of the window after a press: the focus, a form that it opened, a sentence that is new. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const { known } = window as unknown as { known: Map<Element, string> };
    const nameOf = (one: Element) =>
      `${one.tagName} ${one.getAttribute('role') ?? ''} ${(one.textContent ?? '').slice(0, 60)}`;
    const isIn = (one: Element) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return (
        top >= -1 && (height > innerHeight / 2 ? top < innerHeight : bottom <= innerHeight + 1)
      );
    };
    const touches = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const focused = document.activeElement;
    if (!focused || focused === document.body) return ['the focus is nowhere'];
    // A screen that has just begun, at its top.
    if (focused.matches('main')) return touches(focused) ? [] : ['the screen'];
    // What stands there all the time, such as the payment beside a bill, is opened and said by no press.
    const stands = (one: Element) => one.closest('[data-stands]') !== null;
    const opened = [...document.querySelectorAll('main form')].filter(
      (one) => !known.has(one) && !stands(one),
    );
    const said = [...document.querySelectorAll('[role=alert], [role=status]')].filter(
      (one) => one.checkVisibility() && !known.get(one) && !stands(one) && one.textContent,
    );
    const wrong = document.querySelector('[aria-invalid=true]');
    return [
      ...(touches(focused) ? [] : [`focus: ${nameOf(focused)}`]),
      ...(opened.length === 1 ? opened : []).filter((one) => !isIn(one)).map(nameOf),
      ...said.filter((one) => one.clientWidth > 1 && !isIn(one)).map(nameOf),
      ...(wrong && !isIn(wrong) ? [`refused: ${nameOf(wrong)}`] : []),
    ];
  });

const size = { width: 360, height: 640 };

/** A screen of each trade, and what is pressed there, one after the other. */
const presses: readonly [screen: string, ...names: (string | RegExp)[]][] = [
  ['boro-jamtola#/office/results', 'Log in as Admin', 'Publish result', /missing$/, 'Leave it'],
  ['khilkhil', /^Dr Asif Mahmud/, '4.00 pm', 'Confirm by SMS code'],
  ['keora', 'Cabin 7, free', 'Book Cabin 7'],
  ['nodipath#/book', 'Log in as Merchant', 'Book a parcel'],
  ['dhape-dhape#/enrol/spoken-english', 'Log in as Student', /^Pay/],
  ['shanto-nodi', 'Give serial 33'],
  ['nongor-pal', 'Track box'],
  ['megh-maku#/basket', 'Start again', 'Yes, start again'],
];

for (const [screen, ...names] of presses) {
  test(`what a press opens, says or refuses is in the window, with the focus: ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openDemo(page, `/demos/${screen}`);
    for (const name of names) {
      await look(page);
      await press(page, name);
      await expect.poll(() => hidden(page), String(name)).toEqual([]);
    }
  });
}

test('a form that opens has the focus, and gives it back to what opened it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openDemo(page, '/demos/boro-jamtola#/office/results');
  await press(page, 'Log in as Admin');
  await expect(main(page)).toBeFocused();
  const cell = main(page).getByRole('table').getByRole('button').last();
  await cell.press('Enter');
  await expect(main(page).locator('form').getByRole('textbox').first()).toBeFocused();
  await press(page, 'Leave it');
  await expect(cell).toBeFocused();
});

/** The first and the last control of each kind in the main part, by its place among all of them. */
const controlsOf = (page: Page) =>
  main(page)
    .locator('button')
    .evaluateAll((buttons) => {
      const kinds = new Map<string, number[]>();
      for (const [index, one] of buttons.entries()) {
        // What is shown to the keyboard alone is pressed by keys.
        if (!one.checkVisibility() || one.clientWidth <= 1) continue;
        const kind = `${one.className} ${one.parentElement?.className} ${one.closest('section, form, li')?.className}`;
        kinds.set(kind, [...(kinds.get(kind) ?? []), index]);
      }
      return [...kinds.values()].flatMap((places) => [...new Set([places[0], places.at(-1)])]);
    });

if (isEverywhere) {
  for (const [demo, tour] of Object.entries(tours)) {
    for (const viewport of [size, { width: 1366, height: 768 }]) {
      test(`each press of ${demo} is answered in a window of ${viewport.width} × ${viewport.height}`, {
        tag: '@every-page',
      }, async ({ page }) => {
        test.slow();
        await page.setViewportSize(viewport);
        await page.addInitScript(() => {
          window.print = () => undefined;
        });
        for (const [role, screens] of Object.entries(tour)) {
          for (const screen of screens) {
            const arrive = async () => {
              await page.goto('/robots.txt');
              await page.evaluate(() => {
                localStorage.clear();
                sessionStorage.clear();
              });
              await openDemo(page, `/demos/${demo}#${screen}`);
              if (role !== 'everybody') await press(page, `Log in as ${roleName(role, 'en')}`);
              await expect(main(page)).not.toBeEmpty();
            };
            await arrive();
            for (const place of await controlsOf(page)) {
              await arrive();
              const control = main(page)
                .locator('button')
                .nth(place ?? 0);
              const name = await control.textContent();
              await look(page);
              await control.click();
              await expect
                .poll(() => hidden(page), {
                  message: `${screen} as ${role}: ${name}`,
                  timeout: 5000,
                })
                .toEqual([]);
            }
          }
        }
      });
    }
  }
}
