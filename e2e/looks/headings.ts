import type { Page } from '@playwright/test';

/** Words of headings that are parted over two lines, at another place than a hyphen. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      if (!heading.checkVisibility() || heading.closest('.visually-hidden')) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.visually-hidden')) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u2060/–—-]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** Gives a page letters of so many pixels where 16 are usual: the setting of the browser, by which media queries go. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await browser.detach();
}
