import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptReleases } from '@nokshi/releases/kept-releases.ts';
import {
  contentIn,
  draftFolder,
  releaseFolder,
  releasesFolder,
  siteIn,
} from '@nokshi/releases/places.ts';
import { currentRelease, pointAt } from '@nokshi/releases/pointer.ts';
import { notedProgress, type Progress } from '@nokshi/releases/progress.ts';
import { isLocked, takeLock } from '@nokshi/releases/publish-lock.ts';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { killedAt } from '../../test/killed-publisher.ts';
import { linkContent } from '../../test/linked-content.ts';
import {
  aPlace,
  fewWords,
  quickBuild,
  quickly,
  removePlace,
  sayPrice,
} from '../../test/publish-place.ts';
import type { BuildSite } from './build-site.ts';
import {
  Busy,
  buildDraft,
  demandFit,
  type Means,
  type Place,
  publish,
  publishOwn,
} from './publish.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const begin = Date.parse('2026-11-23T09:00:00Z');

const priceFile = 'prices/index.yaml';

const words = fewWords();
afterAll(() => rmSync(words, { recursive: true }));

function newPlace(from = words): Place {
  const place = aPlace(from);
  onTestFinished(() => removePlace(place));
  return place;
}

const silently = () => {};

/** Publishes a price. */
async function publishPrice(place: Place, price: number, at = begin, means = quickly) {
  sayPrice(place, price);
  return publish(place, 'Rahim', silently, means, at);
}

/** Looks at the words as a build does. */
const carefully: Means = { ...quickly, demandFit };

/** The words of the project, as the build takes them. */
function allWords(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  linkContent(folder);
  return folder;
}

/** The page that is on the site. */
function page({ desk, ownSite }: Place): string {
  const current = currentRelease(desk);
  const site = current === 'original' ? ownSite : siteIn(releaseFolder(desk, current));
  return readFileSync(path.join(site, 'index.html'), 'utf8');
}

/** Leaves a draft as an editor does that dies between two files of one change. */
function leaveHalfChanged({ from }: Place, price: number): void {
  const former = path.join(from, priceFile);
  const words = readFileSync(former, 'utf8');
  const journal = `${from}.journal`;
  onTestFinished(() => rmSync(journal, { recursive: true, force: true }));
  mkdirSync(journal);
  writeFileSync(path.join(journal, 'after-0'), words.replace(/(?<=^ {8}base: )\d+/m, `${price}`));
  const steps = [{ path: priceFile, staged: 'after-0' }];
  writeFileSync(path.join(journal, 'written.json'), JSON.stringify({ steps, undo: [] }));
}

const halves = ({ desk }: Place): string[] =>
  [desk, releasesFolder(desk)]
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.endsWith('.half'));

describe('publishing', () => {
  it('finishes what an editor that died was about to change', async () => {
    const place = newPlace();
    leaveHalfChanged(place, 1760);
    await publish(place, 'Rahim', silently, quickly, begin);
    expect(page(place)).toContain('1760');
  });

  it('waits until what is just being changed is changed', async () => {
    const place = newPlace();
    const letGo = takeLock(place.desk, 'editing');
    const end = publish(place, 'Rahim', silently, quickly, begin);
    await new Promise((resolve) => setImmediate(resolve));
    sayPrice(place, 1770);
    letGo?.();
    expect(await end).toMatchObject({ state: 'idle', progress: 1 });
    expect(page(place)).toContain('1770');
  });

  it('puts what was written on the site, with its compressed copies, and says how far it is', async () => {
    const place = newPlace();
    const told: Progress[] = [];
    sayPrice(place, 1750);
    const end = await publish(place, 'Rahim', (progress) => told.push(progress), quickly, begin);
    expect(end).toMatchObject({ state: 'idle', progress: 1 });
    expect(page(place)).toContain('1750');
    expect([...new Set(told.map(({ state }) => state))]).toEqual([
      'checking',
      'building',
      'loading',
      'idle',
    ]);
    const shares = told.map(({ progress }) => progress);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    const [release] = keptReleases(place.desk);
    expect(release).toMatchObject({
      by: 'Rahim',
      at: '2026-11-23T09:00:00.000Z',
      seconds: expect.any(Number),
    });
    expect(told.every(({ what }) => what === 'release')).toBe(true);
    const site = siteIn(releaseFolder(place.desk, release?.id ?? ''));
    expect(existsSync(path.join(site, 'index.html.br'))).toBe(true);
    expect(halves(place)).toEqual([]);
  });

  it('is told in the order in which it was done, also after a clock that was far ahead', async () => {
    const place = newPlace();
    const clocks = [begin + 1000 * day, begin, begin + minute];
    for (const [turn, at] of clocks.entries()) await publishPrice(place, 1800 + turn, at);
    const kept = keptReleases(place.desk).map(({ at }) => Date.parse(at));
    expect(kept).toEqual(clocks.toReversed());
  });

  it('takes what stayed the same from the release before, so that it takes no room again', async () => {
    const place = newPlace();
    await publishPrice(place, 1);
    await publishPrice(place, 2, begin + minute);
    const [latest, former] = keptReleases(place.desk).map(({ id }) =>
      releaseFolder(place.desk, id),
    );
    const inode = (folder = '', name: string) => statSync(path.join(folder, name)).ino;
    for (const name of ['site/terms.html', 'site/terms.html.br', 'content/team/order.yaml']) {
      expect([name, inode(latest, name)]).toEqual([name, inode(former, name)]);
    }
    expect(inode(latest, 'site/index.html')).not.toBe(inode(former, 'site/index.html'));
  });

  it('leaves a draft of the site beside it', async () => {
    const place = newPlace();
    await publishPrice(place, 1);
    sayPrice(place, 2);
    expect(await buildDraft(place, 'Rahim', silently, quickly, begin)).toMatchObject({
      what: 'draft',
      state: 'idle',
    });
    expect(page(place)).toContain('From 1<');
    const drafted = path.join(siteIn(draftFolder(place.desk)), 'index.html');
    expect(readFileSync(drafted, 'utf8')).toContain('From 2<');
    sayPrice(place, 3);
    await buildDraft(place, 'Rahim', silently, quickly, begin);
    expect(readFileSync(drafted, 'utf8')).toContain('From 3<');
  });

  it('keeps the last five besides the present one, and others until a day after they left', async () => {
    const place = newPlace();
    for (let price = 1; price <= 9; price += 1) {
      await publishPrice(place, price, begin + price * minute);
    }
    expect(keptReleases(place.desk)).toHaveLength(9);
    await publishPrice(place, 10, begin + day + 3 * minute);
    const left = keptReleases(place.desk).map(({ at }) => (Date.parse(at) - begin) / minute);
    // The second left when the third came, a day ago; the third a minute later.
    expect(left).toEqual([24 * 60 + 3, 9, 8, 7, 6, 5, 4, 3]);
    await publishPrice(place, 11, begin + 3 * day);
    expect(keptReleases(place.desk)).toHaveLength(6);
  });

  it('never removes the release that somebody went back to', async () => {
    const place = newPlace();
    await publishPrice(place, 1);
    const [first] = keptReleases(place.desk);
    for (let price = 2; price <= 7; price += 1) {
      await publishPrice(place, price, begin + price * day);
      if (price === 2) pointAt(place.desk, first?.id ?? '', begin + 2 * day + 1);
    }
    expect(keptReleases(place.desk)).toHaveLength(6);
    pointAt(place.desk, keptReleases(place.desk)[5]?.id ?? '', begin + 8 * day);
    expect(page(place)).toContain('From 2<');
  });

  it('refuses a second one meanwhile', async () => {
    const place = newPlace();
    let second: Promise<unknown> | undefined;
    const build: BuildSite = async (...asked) => {
      second = publish(place, 'Karima', silently, quickly).catch((failure) => failure);
      expect(await second).toBeInstanceOf(Busy);
      await quickBuild(...asked);
    };
    const means = { ...quickly, build };
    expect(await publish(place, 'Rahim', silently, means, begin)).toMatchObject({ state: 'idle' });
    expect(second).toBeDefined();
    expect(isLocked(place.desk)).toBe(false);
  });
});

describe('the program’s own site, for who works on a clone', () => {
  /** Builds a price into the own site. */
  async function buildPrice(place: Place, price: number, means = quickly) {
    sayPrice(place, price);
    return publishOwn(place, 'Rahim', silently, means, begin + price);
  }
  const own = ({ ownSite }: Place, file: string) => path.join(ownSite, file);

  it('is built anew in its place, whole and compressed, and what it was built from is kept', async () => {
    const place = newPlace();
    writeFileSync(own(place, 'gone.html'), 'a page that is no more');
    expect(await buildPrice(place, 1)).toMatchObject({ state: 'idle', progress: 1 });
    expect(page(place)).toContain('From 1<');
    expect(existsSync(own(place, 'index.html.br'))).toBe(true);
    expect(existsSync(own(place, 'gone.html'))).toBe(false);
    await buildPrice(place, 2);
    expect(page(place)).toContain('From 2<');
    expect(keptReleases(place.desk)).toMatchObject([{ id: 'original', by: 'Rahim' }]);
    const kept = path.join(contentIn(releaseFolder(place.desk, 'original')), priceFile);
    expect(readFileSync(kept, 'utf8')).toContain('        base: 2\n');
    expect(readdirSync(path.dirname(place.ownSite)).sort()).toEqual(['desk', 'dist']);
  });

  it('stays as it was when something is wrong in the words, or the build fails', async () => {
    const place = newPlace();
    await buildPrice(place, 1);
    expect(await buildPrice(place, 2, carefully)).toMatchObject({ reason: 'faults' });
    const failing = () => Promise.reject(new Error('a page could not be rendered'));
    const end = await buildPrice(place, 3, { ...quickly, build: failing });
    expect(end).toMatchObject({ reason: 'build' });
    expect([page(place), halves(place)]).toEqual([expect.stringContaining('From 1<'), []]);
  });
});

describe('the old site stays', () => {
  it('when the draft is wrong somewhere, or has examples at a real address', async () => {
    const place = newPlace(allWords());
    await publishPrice(place, 1);
    const prices = path.join(place.from, priceFile);
    const right = readFileSync(prices, 'utf8');
    writeFileSync(prices, right.replace(/^validDays: .*$/m, 'validDays: none'));
    const end = await publish(place, 'Rahim', silently, carefully, begin + minute);
    expect(end).toMatchObject({ state: 'failed', reason: 'faults' });
    expect([page(place), halves(place)]).toEqual([expect.stringContaining('From 1<'), []]);
    writeFileSync(prices, right);
    const file = path.join(place.from, 'company/index.yaml');
    const company = readFileSync(file, 'utf8');
    writeFileSync(file, company.replace('https://nokshi.example', 'https://padma.com.bd'));
    const again = () => publishPrice(place, 2, begin + minute, carefully);
    expect(await again()).toMatchObject({ state: 'failed', reason: 'examples' });
    expect([page(place), halves(place)]).toEqual([expect.stringContaining('From 1<'), []]);
    const own = await publishOwn(place, 'Rahim', silently, carefully);
    expect(own).toMatchObject({ reason: 'examples' });
    expect(await buildDraft(place, 'Rahim', silently, carefully)).toMatchObject({ state: 'idle' });
    vi.stubEnv('ALLOW_SAMPLES', 'preview');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await again()).toMatchObject({ state: 'idle' });
    expect(page(place)).toContain('From 2<');
  });

  it.each([
    ['build', new Error('a page could not be rendered')],
    ['space', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ])('when the build fails (%s)', async (reason, failure) => {
    const place = newPlace();
    await publishPrice(place, 1);
    const build: BuildSite = async (...asked) => {
      await quickBuild(...asked);
      throw failure;
    };
    const end = await publish(place, 'Rahim', silently, { ...quickly, build }, begin + minute);
    expect(end).toMatchObject({ state: 'failed', reason });
    expect(notedProgress(place.desk)).toEqual(end);
    expect([page(place), halves(place)]).toEqual([expect.stringContaining('From 1<'), []]);
    expect(await publishPrice(place, 2, begin + 2 * minute)).toMatchObject({ state: 'idle' });
    expect(page(place)).toContain('From 2<');
  });

  // At each of its states: npm run test:hard
  it('when it is killed in the middle, and nothing of that is left by the next one', async () => {
    const place = newPlace();
    await publishPrice(place, 1);
    await killedAt(place, 'building 0.75');
    expect(page(place)).toContain('From 1<');
    expect(isLocked(place.desk)).toBe(false);
    expect(await publishPrice(place, 2, begin + minute)).toMatchObject({ state: 'idle' });
    expect(page(place)).toContain('From 2<');
    expect(halves(place)).toEqual([]);
    expect(keptReleases(place.desk)).toHaveLength(2);
  });

  it('when what an earlier build left stands in its way', async () => {
    const place = newPlace();
    mkdirSync(path.join(place.desk, 'build/site'), { recursive: true });
    writeFileSync(path.join(place.desk, 'build/site/stale.html'), 'stale');
    await publishPrice(place, 1);
    const [release] = keptReleases(place.desk);
    const site = siteIn(releaseFolder(place.desk, release?.id ?? ''));
    expect(readdirSync(site)).not.toContain('stale.html');
  });
});
