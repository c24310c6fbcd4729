import type { Page } from '@playwright/test';

/** Words of the main part that meet a place where something is drawn behind them. */
export const wordsBehind = (page: Page, drawn: 'thread' | 'ornament') =>
  page.evaluate((kind) => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const places: Box[] = [];
    for (const section of document.querySelectorAll('main > section:not(:first-of-type)')) {
      if (kind !== 'thread') break;
      const { left, right, top, bottom } = section.getBoundingClientRect();
      const style = getComputedStyle(section, '::before');
      if (style.display === 'none') continue;
      const inset = Number.parseFloat(style.left);
      const foot = Number.parseFloat(style.paddingBottom);
      places.push({ left: left + inset, right: left + inset + 3, top, bottom });
      places.push({ left: right - inset - 3, right: right - inset, top, bottom });
      places.push({ left, right, top: bottom - foot * 0.6, bottom });
    }
    for (const element of document.querySelectorAll('main [aria-hidden="true"]')) {
      if (kind !== 'ornament') break;
      if (!getComputedStyle(element).maskImage.includes('/ornaments/')) continue;
      places.push(element.getBoundingClientRect());
    }
    if (places.length === 0) return ['nothing is drawn'];
    const isInStrip = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === 'auto' || isInStrip(element.parentElement));
    const words: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      if (node.parentElement.closest('.visually-hidden, [role="status"], script, style')) continue;
      // The receipt passes over the thread, on a ground of its own; what scrolls within itself is cut off
      // before it, or passes over it, too.
      if (
        kind === 'thread' &&
        (node.parentElement.closest('[data-feed]') || isInStrip(node.parentElement))
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isBehind = [...range.getClientRects()].some((box) =>
        places.some(
          (place) =>
            box.left < place.right - 1 &&
            box.right > place.left + 1 &&
            box.top < place.bottom - 4 &&
            box.bottom > place.top + 4,
        ),
      );
      if (isBehind) words.push(node.textContent.trim().slice(0, 40));
    }
    return words;
  }, drawn);
