import { chromium } from '@playwright/test';
import { findBrowser } from '../../browser.mjs';
import { countTransfer, overBudget } from '../budget.ts';
import { hasIsland, pageHtml } from '../pages.ts';
import type { Outcome, Part, Row, Site, Step } from '../part.ts';

/** The phone that Lighthouse stands for. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What each page transfers until it is quiet, with nothing in the cache and nobody touching it. */
export const bytes: Part = {
  title: 'Bytes before interaction',
  async run(site: Site, step: Step): Promise<Outcome> {
    const executablePath = findBrowser();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const rows: Row[] = [];
    try {
      for (const [index, route] of site.routes.entries()) {
        const end = step(`Bytes ${index + 1}/${site.routes.length} ${route}`);
        const context = await browser.newContext(phone);
        const page = await context.newPage();
        const total = await countTransfer(await context.newCDPSession(page));
        await page.goto(site.address + route, { waitUntil: 'networkidle' });
        const transfer = total();
        await context.close();
        const isIsland = hasIsland(pageHtml(site.directory, route));
        const misses = overBudget(transfer, isIsland);
        const kilobytes = (count: number) => Math.round(count / 100) / 10;
        const { bytes: all, scriptBytes, fontBytes, imageBytes } = transfer;
        const figures = [
          isIsland ? 'yes' : 'no',
          ...[all, scriptBytes, fontBytes, imageBytes].map(kilobytes),
        ];
        rows.push({ subject: route, figures, misses });
        end(misses.length === 0);
      }
    } finally {
      await browser.close();
    }
    return {
      bound:
        'At most 150 kB on any page, at most 75 kB and no JavaScript file on a page without an island.',
      columns: ['island', 'all kB', 'scripts kB', 'fonts kB', 'pictures kB'],
      rows,
      notes: [
        'Transferred bytes, headers included, until the network is quiet; 412 × 823 at 1.75 pixels, empty cache. Scripts that load when the browser is idle count; inline scripts count as part of the page. Chromium loads lazy pictures up to 1,250 pixels before they come into view, so the first three or four pictures of a list count, seen or not.',
      ],
    };
  },
};
