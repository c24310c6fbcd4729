import { createServer } from 'node:http';
import { launch } from 'chrome-launcher';
import runLighthouse from 'lighthouse';
import { findBrowser } from '../../../toolchain/browser.mjs';
import { phoneLetters } from '../../own-letters.ts';
import { isUnlisted, pageHtml } from '../pages.ts';
import type { Outcome, Part, Row, Site, Step } from '../part.ts';
import { listen, secureFront } from '../secure-front.ts';

/** Times the bare page's figure; the blocked time in milliseconds above the bare page's. */
const bounds = { firstPaint: 1.2, largestPaint: 1.5, blocked: 50 };
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

const barePage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><meta name="description" content="A bare page"></head><body><main><h1>Bare</h1></main></body></html>';

/** Looked into with traces of single pages; to be looked into again when the figures change. */
const reasons =
  'What misses, and why (2026-11-28, measured in parts of 12 to 14 pages, each after a bare page of its own): FCP and LCP of /bn, whose HTML is 15 kB, more than one flight of packets (14.6 kB, headers included). TBT: what is laid out after the first paint, times four, above all Bangla, and in demos React; it differs most from run to run and from machine to machine: 98 of the 110 pages of the site are within its bound here; of an earlier build, on a slower machine, 69 were. That scripts are asked for once the first frame is shown, not once it is drawn, and that the answer with a demo names its fonts, brought FCP of the demos from 1.3 × to 1.06 × in the middle: scripts and fonts that came between the drawing and the showing of that frame had counted as needed for it. LCP: letters (21 kB), the picture of the first view (10 to 19 kB) and the second sheets; each 28 kB more is a round trip of 150 ms.';

interface Figures {
  readonly scores: Readonly<Record<string, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
  /** Lighthouse's benchmark of the machine, taken in the same run: what is slower blocks for longer. */
  readonly machineSpeed: number;
  /** The audits that cost a category its 100. */
  readonly faults: readonly string[];
}

/** Mobile Lighthouse on every page, against a bare page measured in the same run. */
export const lighthouse: Part = {
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
      envVars: await phoneLetters(),
      logLevel: 'silent',
    });
    const front = await secureFront(site.address);
    const measure = (address: string) => measurePage(address, chrome.port);
    try {
      const endFloor = step('Lighthouse on a bare page');
      const floor = await measureFloor(measure);
      endFloor(true);
      const rows: Row[] = [];
      for (const [index, route] of site.routes.entries()) {
        const end = step(`Lighthouse ${index + 1}/${site.routes.length} ${route}`);
        const isListed = !isUnlisted(pageHtml(site.directory, route));
        const row = await measureRoute(front.address + route, route, floor, isListed, measure);
        rows.push(row);
        end(row.misses.length === 0);
      }
      return {
        bound: `100 in every category; FCP ≤ ${bounds.firstPaint} × and LCP ≤ ${bounds.largestPaint} × those of a bare page; CLS 0; TBT at most ${bounds.blocked} ms above the bare page’s.`,
        columns: ['perf', 'a11y', 'best', 'SEO', 'FCP ms', 'LCP ms', 'CLS', 'TBT ms'],
        rows: [{ subject: 'a bare page', figures: figuresOf(floor), misses: [] }, ...rows],
        notes: [
          `Lighthouse 13.5, its own mobile settings (simulated slow 4G, a slow processor), each page as a visitor’s first, on a device that has letters for Bangla as phones do. The project’s server on this machine, and the bare page, are reached over TLS and HTTP/2, as behind every front of docs/hosting.md. Lighthouse’s benchmark of this machine gave ${Math.round(floor.machineSpeed)}: figures of TBT can be compared between machines with about the same. A page that missed a bound was measured ${runsAfterMiss + 1} times; the middle value of each figure counts. Pages that ask search engines to leave them out lose points in SEO for just that; this is left out of their SEO bound.`,
          ...(rows.some(({ misses }) => misses.length > 0) ? [reasons] : []),
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
  const plain = createServer((_asked, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8').end(barePage);
  });
  const front = await secureFront(`http://localhost:${await listen(plain)}`);
  try {
    return middle(await repeat(runsAfterMiss + 1, () => measure(`${front.address}/`)));
  } finally {
    front.stop();
    plain.close();
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
): Promise<Row> {
  const runs = [await measure(address)];
  const judge = (figures: Figures) => missesOf(figures, floor, isListed);
  if (judge(middle(runs)).length > 0) {
    runs.push(...(await repeat(runsAfterMiss, () => measure(address))));
  }
  const figures = middle(runs);
  return { subject, figures: figuresOf(figures), misses: judge(figures) };
}

async function measurePage(address: string, port: number): Promise<Figures> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const figures = await measureOnce(address, port);
    if (!Number.isNaN(figures.largestPaint) && !Number.isNaN(figures.blocked)) return figures;
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
  const { categories, audits, environment } = result.lhr;
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
    blocked: value('total-blocking-time'),
    machineSpeed: environment.benchmarkIndex,
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
    blocked: of(({ blocked }) => blocked),
    machineSpeed: of(({ machineSpeed }) => machineSpeed),
    faults: first.faults,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function missesOf(figures: Figures, floor: Figures, isListed: boolean): string[] {
  const { scores, firstPaint, largestPaint, shift, blocked, faults } = figures;
  const isMeant = (category: string) =>
    category === 'seo' && !isListed && faults.includes('is-crawlable');
  const times = (value: number, of: number) => `${(value / of).toFixed(2)} × the bare page`;
  return [
    ...Object.entries(scores)
      .filter(([category, score]) => score < 100 && !isMeant(category))
      .map(
        ([category, score]) =>
          `${category} ${score} (${faults.join(', ') || 'no audit of it below 90'})`,
      ),
    ...(firstPaint > bounds.firstPaint * floor.firstPaint
      ? [`FCP ${times(firstPaint, floor.firstPaint)}`]
      : []),
    ...(largestPaint > bounds.largestPaint * floor.largestPaint
      ? [`LCP ${times(largestPaint, floor.largestPaint)}`]
      : []),
    ...(shift > 0.0005 ? [`CLS ${shift.toFixed(3)}`] : []),
    ...(blocked > floor.blocked + bounds.blocked ? [`TBT ${Math.round(blocked)} ms`] : []),
  ];
}

function figuresOf({ scores, firstPaint, largestPaint, shift, blocked }: Figures) {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  return [
    ...categories.map((category) => scores[category] ?? '–'),
    Math.round(firstPaint),
    Math.round(largestPaint),
    Number(shift.toFixed(3)),
    Math.round(blocked),
  ];
}
