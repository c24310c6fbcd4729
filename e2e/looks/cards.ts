import type { Page } from '@playwright/test';

/** Holes in the first card of the products. */
export const holes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [first] = document.querySelectorAll('[aria-labelledby="page-title"] li');
    const parts = [...(first?.querySelectorAll('img, h2, p, ul li') ?? [])]
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .sort((one, other) => one.top - other.top);
    if (parts.length < 3) return ['there is no card'];
    return parts
      .slice(1)
      .map(({ top }, index) => top - (parts[index]?.bottom ?? top))
      .filter((height) => height > 64)
      .map((height) => `${height} px high`);
  });

/** Ready products whose link stands below their title, not beside it. */
export const linksBelowTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[aria-labelledby="ready-products"] li')];
    if (cards.length === 0) return ['there are none'];
    return cards
      .map((card) => [card.querySelector('h3'), card.querySelector('a')])
      .filter(([title, link]) => {
        if (!title || !link) return true;
        const [words, button] = [title.getBoundingClientRect(), link.getBoundingClientRect()];
        return button.top >= words.bottom || button.left < words.right;
      })
      .map(([title]) => title?.textContent ?? 'a card without a title');
  });

/** Signboards of the street that are cut off. */
export const cutSigns = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .evaluateAll((signs) =>
      signs
        .filter((sign) => sign.scrollWidth > sign.clientWidth + 1)
        .map((sign) => sign.textContent ?? ''),
    );

/** Normal ranges of a report that take more than one line. */
export const brokenRanges = (page: Page): Promise<string[]> =>
  page
    .getByRole('table')
    .locator('tbody td:last-child')
    .evaluateAll((cells) => {
      if (cells.length === 0) return ['there are none'];
      return cells
        .filter((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map((cell) => cell.textContent ?? '');
    });
