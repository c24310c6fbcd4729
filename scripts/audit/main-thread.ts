import { chromium } from '@playwright/test';
import { browserOptions } from '../../toolchain/browser.mjs';
import { phoneFonts } from '../bangla-device-fonts.ts';

/** What the browser's tracing tells of one piece of work: times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** How long a first visit is watched, in milliseconds. */
export const watched = 2500;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/**
 * Opens a page in a browser of its own, as a first visit on a phone.
 * @returns the milliseconds of processor time that the main thread takes in the time it is watched
 * @throws when the trace has no navigation
 */
export async function mainThreadTime(address: string): Promise<number> {
  const browser = await chromium.launch({ ...browserOptions(), env: await phoneFonts() });
  try {
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as TraceEvent[]));
    });
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel', 'navigation'] },
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(watched + 500);
    const complete = new Promise((resolve) => {
      session.once('Tracing.tracingComplete', resolve);
    });
    await session.send('Tracing.end');
    await complete;
    return timeOfMainThread(events);
  } finally {
    await browser.close();
  }
}

/** The time of all tasks on the thread of the last navigation; what a task contains is in its own time. */
function timeOfMainThread(events: readonly TraceEvent[]): number {
  const whole = events.filter(({ ph }) => ph === 'X');
  const commit = whole.findLast(({ name }) => name === 'RenderFrameImpl::CommitNavigation');
  if (!commit) throw new Error('The trace has no navigation.');
  const [begin, end] = [commit.ts - 5000, commit.ts + 1000 * watched];
  const tasks = whole
    .filter(
      ({ pid, tid, ts }) => pid === commit.pid && tid === commit.tid && ts >= begin && ts <= end,
    )
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let total = 0;
  let busyUntil = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    if (ts < busyUntil) continue;
    total += tdur / 1000;
    busyUntil = ts + dur;
  }
  return total;
}
