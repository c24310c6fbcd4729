import type { Page } from '@playwright/test';

/** What begins next to the left edge of the column, but not at it. Words in a card or behind a bullet stand further in. */
export const textBeyondWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const left = (element: Element) => element.getBoundingClientRect().left;
    const headings = [...document.querySelectorAll('main :is(h1, h2)')].filter(
      (heading) => isShown(heading) && heading.getBoundingClientRect().width > 1,
    );
    const edge = Math.min(...headings.map(left));
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, img, a, button)')]
      .filter((element) => isShown(element) && element.getBoundingClientRect().width > 1)
      .filter((element) => !element.closest('[aria-hidden]'))
      .map((element) => ({ element, apart: left(element) - edge }))
      .filter(({ apart }) => Math.abs(apart) > 1 && Math.abs(apart) < 12)
      .map(({ element, apart }) => {
        const name = element.getAttribute('alt') ?? element.textContent ?? '';
        return `${element.tagName} ${name.slice(0, 30)}: ${apart.toFixed(1)} px`;
      });
  });

/** Where the frame of a product comes too near to the words above it, or hangs out of its section. */
export const crampedBrowserFrame = (page: Page): Promise<string[]> =>
  page.locator('section[aria-labelledby="page-title"]').evaluate((section) => {
    const box = section.getBoundingClientRect();
    const frame = section.querySelector('svg:has(> rect)')?.getBoundingClientRect();
    const words = [...section.querySelectorAll('h1, p, a, button, svg:has(> use)')];
    if (!frame || words.length === 0) return ['there is no frame'];
    const lowest = Math.max(...words.map((word) => word.getBoundingClientRect().bottom));
    const gaps = {
      above: frame.top - lowest - 24,
      left: frame.left - 2,
      right: innerWidth - frame.right - 2,
      below: box.bottom - frame.bottom - 2,
    };
    return Object.entries(gaps).flatMap(([side, gap]) =>
      gap < 0 ? [`${side}, ${-gap} px less than it should be`] : [],
    );
  });

/** An emblem that did not arrive, or that hangs out of the head of its page. */
export const lostEmblem = (page: Page): Promise<string[]> =>
  page.locator('main section:first-of-type').evaluate(async (head) => {
    const use = head.querySelector('use');
    const box = use?.closest('svg')?.parentElement?.getBoundingClientRect();
    if (!use || !box) return ['there is none'];
    const below = box.bottom - head.getBoundingClientRect().bottom;
    return [
      // A drawing that did not arrive has no size.
      ...(use.getBBox().width > 40 ? [] : ['it is not drawn']),
      ...(below < 0 ? [] : [`${below} px below the head`]),
    ];
  });

/** Whether the switch of the language is in view at the head of a page. */
export const hiddenSwitch = (page: Page): Promise<string[]> =>
  page.locator('header nav:has(a[hreflang])').evaluate((part) => {
    scrollTo(0, 0);
    const { left, right, top, width } = part.getBoundingClientRect();
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth
      ? []
      : [`${left} to ${right} px`];
  });
