import { defaultLanguage, defaultPathOf, languageOfPath } from '@nokshi/forms/languages.ts';
import { median } from '../../quantile.ts';
import { serveBarePage } from '../bare-page.ts';
import type { Check, Outcome, Row, Site, Step } from '../check.ts';
import { mainThreadTime, watched } from '../main-thread.ts';
import { isDemo } from '../pages.ts';

/** Times a bare page's processor time. Bangla takes longer to shape. */
const bounds = { home: 5, demo: 7, page: 4, banglaPage: 4.5 };
const runs = 5;

/** Another site's pages to compare with, as addresses parted by spaces. */
const peers = process.env['PEER_PAGES']?.split(' ') ?? [];

/** How long a first visit keeps the main thread busy, as a multiple of a bare page in the same run. */
export const mainThread: Check = {
  title: 'Main thread',
  async run(site: Site, step: Step): Promise<Outcome> {
    const bare = await serveBarePage();
    try {
      const measure = async (address: string): Promise<number> => {
        const end = step(`Main thread ${address}`);
        const times: number[] = [];
        while (times.length < runs) times.push(await mainThreadTime(address));
        end(true);
        return median(times);
      };
      const floor = await measure(bare.origin);
      const row = (subject: string, time: number, most: number): Row => {
        const multiple = time / floor;
        const misses = multiple > most ? [`${multiple.toFixed(1)} × the bare page`] : [];
        return { subject, figures: [Math.round(time), multiple.toFixed(1)], misses };
      };
      const rows = [row('a bare page', floor, 1)];
      for (const peer of peers) rows.push(row(peer, await measure(peer), Number.POSITIVE_INFINITY));
      for (const route of site.routes) {
        rows.push(row(route, await measure(site.address + route), boundOf(route)));
      }
      return {
        bound: `A first visit takes at most ${bounds.home} times a bare page’s processor time on the home pages, ${bounds.page} times on other pages (${bounds.banglaPage} in Bangla), ${bounds.demo} times on demos.`,
        columns: ['main thread ms', '× bare page'],
        rows,
        notes: [
          `Processor time of the main thread in the first ${watched / 1000} s, the median of ${runs} visits, each in a browser of its own without graphics processor or throttling, 412 × 823 px. Milliseconds differ from machine to machine; the multiple of a bare page in the same run hardly does. PEER_PAGES adds pages of another site to the run.`,
        ],
      };
    } finally {
      bare.stop();
    }
  },
};

function boundOf(route: string): number {
  if (isDemo(route)) return bounds.demo;
  if (defaultPathOf(route) === '/') return bounds.home;
  return languageOfPath(route) === defaultLanguage ? bounds.page : bounds.banglaPage;
}
