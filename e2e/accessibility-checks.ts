import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { pageWords } from './content.ts';
import { isEverywhere } from './routes.ts';
import { layOutWhole } from './whole-page.ts';

const { widths, states } = pageWords('accessibility').checks;

/** The states that the statement on /accessibility says are checked. */
export const namedStates = states;

const schemes = ['light', 'dark'] as const;
const everywhere = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

/**
 * Every width in every scheme, which is what `npm run audit -- axe` asks for. In `npm test` the
 * narrowest screen in light and the widest in dark, so that it stays a matter of seconds.
 */
export const appearances = isEverywhere
  ? everywhere
  : everywhere.filter(
      ({ width, scheme }) => (width === Math.min(...widths)) === (scheme === 'light'),
    );

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Everything axe finds on the page as it stands, in one line each. */
export async function findings(page: Page): Promise<string[]> {
  await layOutWhole(page);
  // Not by axe's own builder for Playwright, which opens a second page for frames: five times the processor time.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      // Frames show pages of others, or of this site, which are looked at by themselves.
      iframes: false,
      runOnly: { type: 'tag', values },
      // What passes needs no description of each element.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary})`),
    );
  }, tags);
}
