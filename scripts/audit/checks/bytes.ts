import { defaultLanguage, defaultPathOf, languageOfPath } from '@nokshi/forms/languages.ts';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../../toolchain/browser.mjs';
import { budget, countTransfer, overBudget, overTwin, type Transfer } from '../budget.ts';
import type { Check, Outcome, Row, Site, Step } from '../check.ts';
import { hasIsland, isDemo, pageHtml } from '../pages.ts';
import { secureFront } from '../secure-front.ts';

/** The phone that Lighthouse stands for. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  ignoreHTTPSErrors: true,
};

/**
 * Measures what each page transfers until its network is idle, with nothing in the cache and nobody touching it. Demos have a
 * budget of their own.
 */
export const bytes: Check = {
  title: 'Bytes before interaction',
  async run(site: Site, step: Step): Promise<Outcome> {
    const browser = await chromium.launch(browserOptions());
    const front = await secureFront(site.address);
    const routes = twinsAfterDefault(site.routes.filter((route) => !isDemo(route)));
    const rows: Row[] = [];
    const measured = new Map<string, Transfer>();
    try {
      for (const [index, route] of routes.entries()) {
        const end = step(`Bytes ${index + 1}/${routes.length} ${route}`);
        const context = await browser.newContext(phone);
        const page = await context.newPage();
        const total = await countTransfer(await context.newCDPSession(page));
        await page.goto(front.address + route, { waitUntil: 'networkidle' });
        const transfer = total();
        await context.close();
        const isIsland = hasIsland(pageHtml(site.directory, route));
        measured.set(route, transfer);
        const misses = missesOf(transfer, isIsland, measured.get(defaultPathOf(route)));
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
      front.stop();
    }
    return {
      bound: `At most ${budget.withIsland / 1000} kB on any English page, at most ${budget.withoutIsland / 1000} kB and ${budget.smallScripts / 1000} kB of scripts on one without an island; on a page of another language at most ${budget.translated} × its English twin, fonts and pictures aside.`,
      columns: ['island', 'all kB', 'scripts kB', 'fonts kB', 'pictures kB'],
      rows,
      notes: [
        'Transferred bytes, headers included, over TLS and HTTP/2 as behind every front of docs/hosting.md, until the network is quiet; 412 × 823 at 1.75 pixels, empty cache. Scripts that load when the browser is idle count; inline scripts count as part of the page. Chromium loads lazy pictures up to 1,250 pixels before they come into view, so the first three or four pictures of a list count, seen or not.',
      ],
    };
  },
};

/** The pages of the default language first: the others are compared with them. */
const twinsAfterDefault = (routes: readonly string[]) => [
  ...routes.filter((route) => languageOfPath(route) === defaultLanguage),
  ...routes.filter((route) => languageOfPath(route) !== defaultLanguage),
];

/** A page of the default language is its own twin; a translated one may stand alone in a chosen list. */
function missesOf(transfer: Transfer, isIsland: boolean, twin: Transfer | undefined): string[] {
  if (twin === transfer) return overBudget(transfer, isIsland);
  return twin ? overTwin(transfer, twin) : [];
}
