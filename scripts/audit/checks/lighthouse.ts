import { launch } from 'chrome-launcher';
import runLighthouse from 'lighthouse';
import { findBrowser } from '../../../toolchain/browser.mjs';
import { phoneFonts } from '../../bangla-device-fonts.ts';
import { median } from '../../quantile.ts';
import { serveBarePage } from '../bare-page.ts';
import type { Check, Outcome, Row, Site, Step } from '../check.ts';
import { isUnlisted, pageHtml } from '../pages.ts';
import { secureFront } from '../secure-front.ts';

/** Times the bare page's figure: of any page, and of the page in the middle. */
const bounds = {
  firstPaint: { most: 1.3, middle: 1.2 },
  largestPaint: { most: 1.65, middle: 1.5 },
};
/** A page that misses is measured again, and the middle of its figures counts: a run can be unlucky. */
const runsAfterMiss = 2;
/** Now and then a trace lacks the first paint. Such a run says nothing, and is done again. */
const mostTries = 3;

/** Every page is measured as a visitor's first: Lighthouse itself would keep what a page remembers. */
const emptiedStores = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'local_storage',
] as const;

interface Figures {
  readonly scores: Readonly<Record<string, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** The audits that cost a category its 100. */
  readonly faults: readonly string[];
}

interface Measured {
  readonly figures: Figures;
  readonly row: Row;
}

/** Mobile Lighthouse on every page, against a bare page measured in the same run. */
export const lighthouse: Check = {
  title: 'Lighthouse, mobile',
  async run(site: Site, step: Step): Promise<Outcome> {
    const chromePath = findBrowser();
    const chrome = await launch({
      ...(chromePath && { chromePath }),
      chromeFlags: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--ignore-certificate-errors',
      ],
      envVars: await phoneFonts(),
      logLevel: 'silent',
    });
    const front = await secureFront(site.address);
    const measure = (address: string) => measurePage(address, chrome.port);
    try {
      const endFloor = step('Lighthouse on a bare page');
      const floor = await measureFloor(measure);
      endFloor(true);
      const measured: Measured[] = [];
      for (const [index, route] of site.routes.entries()) {
        const end = step(`Lighthouse ${index + 1}/${site.routes.length} ${route}`);
        const isListed = !isUnlisted(pageHtml(site.directory, route));
        const one = await measureRoute(front.address + route, route, floor, isListed, measure);
        measured.push(one);
        end(one.row.misses.length === 0);
      }
      return {
        bound: `100 in every category; CLS 0; FCP ≤ ${bounds.firstPaint.middle} × and LCP ≤ ${bounds.largestPaint.middle} × those of a bare page in the middle of all pages, ≤ ${bounds.firstPaint.most} × and ≤ ${bounds.largestPaint.most} × on any.`,
        columns: ['perf', 'a11y', 'best', 'SEO', 'FCP ms', 'LCP ms', 'CLS'],
        rows: [
          { subject: 'a bare page', figures: figuresOf(floor), misses: [] },
          middleRow(measured, floor),
          ...measured.map(({ row }) => row),
        ],
        notes: [
          `Lighthouse 13.5, its own mobile settings (simulated slow 4G, a slow processor), each page as a visitor’s first, on a device that has letters for Bangla as phones do. The project’s server on this machine, and the bare page, are reached over TLS and HTTP/2, as behind every front of docs/hosting.md. A page that missed a bound was measured ${runsAfterMiss + 1} times; the middle value of each figure counts. Pages that ask search engines to leave them out lose points in SEO for just that; this is left out of their SEO bound.`,
        ],
      };
    } finally {
      chrome.kill();
      front.stop();
    }
  },
};

type Measure = (address: string) => Promise<Figures>;

/** The bare page, served in the way of the others. */
async function measureFloor(measure: Measure): Promise<Figures> {
  const bare = await serveBarePage();
  const front = await secureFront(bare.origin);
  try {
    return middle(await repeat(runsAfterMiss + 1, () => measure(`${front.address}/`)));
  } finally {
    front.stop();
    bare.stop();
  }
}

async function repeat(times: number, run: () => Promise<Figures>): Promise<Figures[]> {
  const runs: Figures[] = [];
  for (let done = 0; done < times; done += 1) runs.push(await run());
  return runs;
}

async function measureRoute(
  address: string,
  subject: string,
  floor: Figures,
  isListed: boolean,
  measure: Measure,
): Promise<Measured> {
  const runs = [await measure(address)];
  const judge = (figures: Figures) => missesOf(figures, floor, isListed);
  if (judge(middle(runs)).length > 0) {
    runs.push(...(await repeat(runsAfterMiss, () => measure(address))));
  }
  const figures = middle(runs);
  return { figures, row: { subject, figures: figuresOf(figures), misses: judge(figures) } };
}

async function measurePage(address: string, port: number): Promise<Figures> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const figures = await measureOnce(address, port);
    if (!Number.isNaN(figures.largestPaint)) return figures;
  }
  throw new Error(`Lighthouse saw no first paint of ${address}`);
}

async function measureOnce(address: string, port: number): Promise<Figures> {
  const result = await runLighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    clearStorageTypes: [...emptiedStores],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories, audits } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const faults = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    faults: [...new Set(faults)],
  };
}

/** The middle value of each figure. */
function middle(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('nothing was measured');
  const of = (figure: (run: Figures) => number) => median(runs.map(figure));
  return {
    scores: Object.fromEntries(
      Object.keys(first.scores).map((category) => [
        category,
        of(({ scores }) => scores[category] ?? 0),
      ]),
    ),
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    shift: of(({ shift }) => shift),
    faults: first.faults,
  };
}

/** The paints of the page in the middle, which are held to less than those of any page. */
function middleRow(measured: readonly Measured[], floor: Figures): Row {
  const paint = (name: 'firstPaint' | 'largestPaint') =>
    median(measured.map(({ figures }) => figures[name]));
  const first = paint('firstPaint');
  const largest = paint('largestPaint');
  return {
    subject: 'the page in the middle',
    figures: ['–', '–', '–', '–', Math.round(first), Math.round(largest), '–'],
    misses: [
      ...missedPaint('FCP', first, floor.firstPaint, bounds.firstPaint.middle),
      ...missedPaint('LCP', largest, floor.largestPaint, bounds.largestPaint.middle),
    ],
  };
}

function missedPaint(name: string, value: number, floor: number, most: number): string[] {
  return value > most * floor ? [`${name} ${(value / floor).toFixed(2)} × the bare page`] : [];
}

function missesOf(figures: Figures, floor: Figures, isListed: boolean): string[] {
  const { scores, firstPaint, largestPaint, shift, faults } = figures;
  const isMeant = (category: string) =>
    category === 'seo' && !isListed && faults.includes('is-crawlable');
  return [
    ...Object.entries(scores)
      .filter(([category, score]) => score < 100 && !isMeant(category))
      .map(
        ([category, score]) =>
          `${category} ${score} (${faults.join(', ') || 'no audit of it below 90'})`,
      ),
    ...missedPaint('FCP', firstPaint, floor.firstPaint, bounds.firstPaint.most),
    ...missedPaint('LCP', largestPaint, floor.largestPaint, bounds.largestPaint.most),
    ...(shift > 0.0005 ? [`CLS ${shift.toFixed(3)}`] : []),
  ];
}

function figuresOf({ scores, firstPaint, largestPaint, shift }: Figures) {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  return [
    ...categories.map((category) => scores[category] ?? '–'),
    Math.round(firstPaint),
    Math.round(largestPaint),
    Number(shift.toFixed(3)),
  ];
}
