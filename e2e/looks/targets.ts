import type { Page } from '@playwright/test';

/** The least side of a target in CSS pixels (WCAG 2.5.8). Links within a sentence are exempt. */
const least = 24;

/** What can be pressed on a page and is too small for it. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((side) => {
    /** A link with words beside it on its line is a part of a sentence. */
    const isInSentence = (element: Element) => {
      const line = element.closest('p, li, dd, td, blockquote');
      const around = line?.textContent.trim() ?? '';
      return (
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        around !== element.textContent.trim()
      );
    };
    /** Where it answers to the pointer: its own box, its label's, and what it lays over its card. */
    const boxes = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, ...labels].map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const over = getComputedStyle(one, '::after');
        return over.position === 'absolute' && over.content !== 'none'
          ? [Math.max(width, parseFloat(over.width)), Math.max(height, parseFloat(over.height))]
          : [width, height];
      });
    };
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.visually-hidden') && !isInSentence(element))
      .map((element) => ({ element, sizes: boxes(element) }))
      .filter(({ sizes }) => sizes.some(([width = 0]) => width > 1))
      .filter(
        ({ sizes }) => !sizes.some(([width = 0, height = 0]) => width >= side && height >= side),
      )
      .map(({ element, sizes: [[width = 0, height = 0] = []] }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${name}: ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, least);
