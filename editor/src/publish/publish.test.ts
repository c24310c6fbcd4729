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
} from '@nokshi/releases/paths.ts';
import { forgetPlan, keepPlan, type Planned, plannedReleases } from '@nokshi/releases/planned.ts';
import { currentRelease, pointAt } from '@nokshi/releases/pointer.ts';
import { notedProgress, type Progress } from '@nokshi/releases/progress.ts';
import { isLocked, takeLock } from '@nokshi/releases/publish-lock.ts';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { killedAt } from '../../test/killed-publisher.ts';
import { linkContent } from '../../test/linked-content.ts';
import {
  fewWords,
  publishFolders,
  quickBuild,
  quickly,
  removePublishFolders,
  sayPrice,
} from '../../test/publish-folders.ts';
import type { BuildInFolder } from './build-in-folder.ts';
import {
  Busy,
  buildDraft,
  demandFit,
  type Means,
  type PublishFolders,
  publish,
  publishOwn,
} from './publish.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const begin = Date.parse('2026-11-23T09:00:00Z');

const priceFile = 'prices/index.yaml';

const words = fewWords();
afterAll(() => rmSync(words, { recursive: true }));

function newPlace(from = words): PublishFolders {
  const folders = publishFolders(from);
  onTestFinished(() => removePublishFolders(folders));
  return folders;
}

const silently = () => {};

/** Publishes a price. */
async function publishPrice(folders: PublishFolders, price: number, at = begin, means = quickly) {
  sayPrice(folders, price);
  return publish(folders, 'Rahim', silently, means, at);
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
function page({ desk, ownSite }: PublishFolders): string {
  const current = currentRelease(desk);
  const site = current === 'original' ? ownSite : siteIn(releaseFolder(desk, current));
  return readFileSync(path.join(site, 'index.html'), 'utf8');
}

/** Leaves a draft as an editor does that dies between two files of one change. */
function leaveHalfChanged({ from }: PublishFolders, price: number): void {
  const former = path.join(from, priceFile);
  const words = readFileSync(former, 'utf8');
  const journal = `${from}.journal`;
  onTestFinished(() => rmSync(journal, { recursive: true, force: true }));
  mkdirSync(journal);
  writeFileSync(path.join(journal, 'after-0'), words.replace(/(?<=^ {8}base: )\d+/m, `${price}`));
  const steps = [{ path: priceFile, staged: 'after-0' }];
  writeFileSync(path.join(journal, 'written.json'), JSON.stringify({ steps, undo: [] }));
}

const halves = ({ desk }: PublishFolders): string[] =>
  [desk, releasesFolder(desk)]
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.endsWith('.half'));

/** A plan that is due. */
const aPlan: Planned = {
  ...{ id: 'f2a5d0de-0000-4000-8000-000000000000', at: '2026-11-23T08:00:00.000Z' },
  ...{ by: 'Rahim', email: 'rahim@nokshi.example', entries: null, failure: null },
};

describe('publishing by a plan', () => {
  const planned = () => {
    const folders = { ...newPlace(), plan: aPlan.id };
    keepPlan(folders.desk, aPlan);
    return folders;
  };

  it('is done once, whichever of several servers comes to it', async () => {
    const folders = planned();
    const publishIt = () => publish(folders, 'Rahim', silently, quickly, begin);
    expect(await publishIt()).toMatchObject({ state: 'idle', progress: 1 });
    expect([plannedReleases(folders.desk), keptReleases(folders.desk)]).toMatchObject([
      [],
      [{ plan: aPlan.id }],
    ]);
    await expect(publishIt()).rejects.toThrow(Busy);
    // One that died before it noted that has published it all the same.
    keepPlan(folders.desk, aPlan);
    await expect(publishIt()).rejects.toThrow(Busy);
    expect([plannedReleases(folders.desk), keptReleases(folders.desk).length]).toEqual([[], 1]);
  });

  it('ends where somebody takes it back while it is built', async () => {
    const folders = planned();
    const before = page(folders);
    const takingBack: BuildInFolder = async (...of) => {
      forgetPlan(folders.desk, aPlan.id);
      await quickBuild(...of);
    };
    const means = { ...quickly, build: takingBack };
    const end = await publish(folders, 'Rahim', silently, means, begin);
    expect(end).toMatchObject({ state: 'failed', reason: 'cancelled' });
    expect(page(folders)).toBe(before);
  });
});

describe('publishing', () => {
  it('finishes what an editor that died was about to change', async () => {
    const folders = newPlace();
    leaveHalfChanged(folders, 1760);
    await publish(folders, 'Rahim', silently, quickly, begin);
    expect(page(folders)).toContain('1760');
  });

  it('waits until what is just being changed is changed', async () => {
    const folders = newPlace();
    const letGo = takeLock(folders.desk, 'editing');
    const end = publish(folders, 'Rahim', silently, quickly, begin);
    await new Promise((resolve) => setImmediate(resolve));
    sayPrice(folders, 1770);
    letGo?.();
    expect(await end).toMatchObject({ state: 'idle', progress: 1 });
    expect(page(folders)).toContain('1770');
  });

  it('puts what was written on the site, with its compressed copies, and says how far it is', async () => {
    const folders = newPlace();
    const told: Progress[] = [];
    sayPrice(folders, 1750);
    const end = await publish(folders, 'Rahim', (progress) => told.push(progress), quickly, begin);
    expect(end).toMatchObject({ state: 'idle', progress: 1 });
    expect(page(folders)).toContain('1750');
    expect([...new Set(told.map(({ state }) => state))]).toEqual([
      'checking',
      'building',
      'loading',
      'idle',
    ]);
    const shares = told.map(({ progress }) => progress);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    const [release] = keptReleases(folders.desk);
    expect(release).toMatchObject({
      by: 'Rahim',
      at: '2026-11-23T09:00:00.000Z',
      seconds: expect.any(Number),
    });
    expect(told.every(({ what }) => what === 'release')).toBe(true);
    const site = siteIn(releaseFolder(folders.desk, release?.id ?? ''));
    expect(existsSync(path.join(site, 'index.html.br'))).toBe(true);
    expect(halves(folders)).toEqual([]);
  });

  it('takes along the changes that are chosen, and leaves all others in the draft', async () => {
    const place = newPlace(fewWords());
    onTestFinished(() => rmSync(place.from, { recursive: true }));
    await publishPrice(place, 1800);
    sayPrice(place, 1850);
    const client = 'clients/new-shop/index.yaml';
    mkdirSync(path.dirname(path.join(place.from, client)), { recursive: true });
    writeFileSync(path.join(place.from, client), 'name: New Shop\n');
    const publishOnly = async (id: string, at: number) => {
      const end = await publish({ ...place, entries: [id] }, 'Rahim', silently, quickly, at);
      expect(end.state).toBe('idle');
      const content = contentIn(releaseFolder(place.desk, currentRelease(place.desk)));
      return existsSync(path.join(content, client));
    };
    expect(await publishOnly('clients/new-shop', begin + minute)).toBe(true);
    expect(page(place)).toContain('1800');
    rmSync(path.join(place.from, 'clients'), { recursive: true });
    expect(await publishOnly('singles/prices', begin + 2 * minute)).toBe(true);
    expect(page(place)).toContain('1850');
    expect(await publishOnly('clients/new-shop', begin + 3 * minute)).toBe(false);
  });

  it('is told in the order in which it was done, also after a clock that was far ahead', async () => {
    const folders = newPlace();
    const clocks = [begin + 1000 * day, begin, begin + minute];
    for (const [turn, at] of clocks.entries()) await publishPrice(folders, 1800 + turn, at);
    const kept = keptReleases(folders.desk).map(({ at }) => Date.parse(at));
    expect(kept).toEqual(clocks.toReversed());
  });

  it('takes what stayed the same from the release before, so that it takes no room again', async () => {
    const folders = newPlace();
    await publishPrice(folders, 1);
    await publishPrice(folders, 2, begin + minute);
    const [latest, former] = keptReleases(folders.desk).map(({ id }) =>
      releaseFolder(folders.desk, id),
    );
    const inode = (folder = '', name: string) => statSync(path.join(folder, name)).ino;
    for (const name of ['site/terms.html', 'site/terms.html.br', 'content/team/order.yaml']) {
      expect([name, inode(latest, name)]).toEqual([name, inode(former, name)]);
    }
    expect(inode(latest, 'site/index.html')).not.toBe(inode(former, 'site/index.html'));
  });

  it('leaves a draft of the site beside it', async () => {
    const folders = newPlace();
    await publishPrice(folders, 1);
    sayPrice(folders, 2);
    expect(await buildDraft(folders, 'Rahim', silently, quickly, begin)).toMatchObject({
      what: 'draft',
      state: 'idle',
    });
    expect(page(folders)).toContain('From 1<');
    const drafted = path.join(siteIn(draftFolder(folders.desk)), 'index.html');
    expect(readFileSync(drafted, 'utf8')).toContain('From 2<');
    sayPrice(folders, 3);
    await buildDraft(folders, 'Rahim', silently, quickly, begin);
    expect(readFileSync(drafted, 'utf8')).toContain('From 3<');
  });

  it('keeps the last five besides the present one, and others until a day after they left', async () => {
    const folders = newPlace();
    for (let price = 1; price <= 9; price += 1) {
      await publishPrice(folders, price, begin + price * minute);
    }
    expect(keptReleases(folders.desk)).toHaveLength(9);
    await publishPrice(folders, 10, begin + day + 3 * minute);
    const left = keptReleases(folders.desk).map(({ at }) => (Date.parse(at) - begin) / minute);
    // The second left when the third came, a day ago; the third a minute later.
    expect(left).toEqual([24 * 60 + 3, 9, 8, 7, 6, 5, 4, 3]);
    await publishPrice(folders, 11, begin + 3 * day);
    expect(keptReleases(folders.desk)).toHaveLength(6);
  });

  it('never removes the release that somebody went back to', async () => {
    const folders = newPlace();
    await publishPrice(folders, 1);
    const [first] = keptReleases(folders.desk);
    for (let price = 2; price <= 7; price += 1) {
      await publishPrice(folders, price, begin + price * day);
      if (price === 2) pointAt(folders.desk, first?.id ?? '', begin + 2 * day + 1);
    }
    expect(keptReleases(folders.desk)).toHaveLength(6);
    pointAt(folders.desk, keptReleases(folders.desk)[5]?.id ?? '', begin + 8 * day);
    expect(page(folders)).toContain('From 2<');
  });

  it('refuses a second one meanwhile', async () => {
    const folders = newPlace();
    let second: Promise<unknown> | undefined;
    const build: BuildInFolder = async (...asked) => {
      second = publish(folders, 'Karima', silently, quickly).catch((failure) => failure);
      expect(await second).toBeInstanceOf(Busy);
      await quickBuild(...asked);
    };
    const means = { ...quickly, build };
    expect(await publish(folders, 'Rahim', silently, means, begin)).toMatchObject({
      state: 'idle',
    });
    expect(second).toBeDefined();
    expect(isLocked(folders.desk)).toBe(false);
  });
});

describe('the program’s own site, for who works on a clone', () => {
  /** Builds a price into the own site. */
  async function buildPrice(folders: PublishFolders, price: number, means = quickly) {
    sayPrice(folders, price);
    return publishOwn(folders, 'Rahim', silently, means, begin + price);
  }
  const own = ({ ownSite }: PublishFolders, file: string) => path.join(ownSite, file);

  it('is built anew in its place, whole and compressed, and what it was built from is kept', async () => {
    const folders = newPlace();
    writeFileSync(own(folders, 'gone.html'), 'a page that is no more');
    expect(await buildPrice(folders, 1)).toMatchObject({ state: 'idle', progress: 1 });
    expect(page(folders)).toContain('From 1<');
    expect(existsSync(own(folders, 'index.html.br'))).toBe(true);
    expect(existsSync(own(folders, 'gone.html'))).toBe(false);
    await buildPrice(folders, 2);
    expect(page(folders)).toContain('From 2<');
    expect(keptReleases(folders.desk)).toMatchObject([{ id: 'original', by: 'Rahim' }]);
    const kept = path.join(contentIn(releaseFolder(folders.desk, 'original')), priceFile);
    expect(readFileSync(kept, 'utf8')).toContain('        base: 2\n');
    expect(readdirSync(path.dirname(folders.ownSite)).sort()).toEqual(['desk', 'dist']);
  });

  it('stays as it was when something is wrong in the words, or the build fails', async () => {
    const folders = newPlace();
    await buildPrice(folders, 1);
    expect(await buildPrice(folders, 2, carefully)).toMatchObject({ reason: 'faults' });
    const failing = () => Promise.reject(new Error('a page could not be rendered'));
    const end = await buildPrice(folders, 3, { ...quickly, build: failing });
    expect(end).toMatchObject({ reason: 'build' });
    expect([page(folders), halves(folders)]).toEqual([expect.stringContaining('From 1<'), []]);
  });
});

describe('the old site stays', () => {
  it('when the draft is wrong somewhere, or has examples at a real address', async () => {
    const folders = newPlace(allWords());
    await publishPrice(folders, 1);
    const prices = path.join(folders.from, priceFile);
    const right = readFileSync(prices, 'utf8');
    writeFileSync(prices, right.replace(/^validDays: .*$/m, 'validDays: none'));
    const end = await publish(folders, 'Rahim', silently, carefully, begin + minute);
    expect(end).toMatchObject({ state: 'failed', reason: 'faults' });
    expect([page(folders), halves(folders)]).toEqual([expect.stringContaining('From 1<'), []]);
    writeFileSync(prices, right);
    const file = path.join(folders.from, 'company/index.yaml');
    const company = readFileSync(file, 'utf8');
    writeFileSync(file, company.replace('https://nokshi.example', 'https://padma.com.bd'));
    const again = () => publishPrice(folders, 2, begin + minute, carefully);
    expect(await again()).toMatchObject({ state: 'failed', reason: 'examples' });
    expect([page(folders), halves(folders)]).toEqual([expect.stringContaining('From 1<'), []]);
    const own = await publishOwn(folders, 'Rahim', silently, carefully);
    expect(own).toMatchObject({ reason: 'examples' });
    expect(await buildDraft(folders, 'Rahim', silently, carefully)).toMatchObject({
      state: 'idle',
    });
    vi.stubEnv('ALLOW_SAMPLES', 'preview');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await again()).toMatchObject({ state: 'idle' });
    expect(page(folders)).toContain('From 2<');
  });

  it.each([
    ['build', new Error('a page could not be rendered')],
    ['space', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ])('when the build fails (%s)', async (reason, failure) => {
    const folders = newPlace();
    await publishPrice(folders, 1);
    const build: BuildInFolder = async (...asked) => {
      await quickBuild(...asked);
      throw failure;
    };
    const end = await publish(folders, 'Rahim', silently, { ...quickly, build }, begin + minute);
    expect(end).toMatchObject({ state: 'failed', reason });
    expect(notedProgress(folders.desk)).toEqual(end);
    expect([page(folders), halves(folders)]).toEqual([expect.stringContaining('From 1<'), []]);
    expect(await publishPrice(folders, 2, begin + 2 * minute)).toMatchObject({ state: 'idle' });
    expect(page(folders)).toContain('From 2<');
  });

  // At each of its states: npm run test:hard
  it('when it is killed in the middle, and nothing of that is left by the next one', async () => {
    const folders = newPlace();
    await publishPrice(folders, 1);
    await killedAt(folders, 'building 0.75');
    expect(page(folders)).toContain('From 1<');
    expect(isLocked(folders.desk)).toBe(false);
    expect(await publishPrice(folders, 2, begin + minute)).toMatchObject({ state: 'idle' });
    expect(page(folders)).toContain('From 2<');
    expect(halves(folders)).toEqual([]);
    expect(keptReleases(folders.desk)).toHaveLength(2);
  });

  it('when what an earlier build left stands in its way', async () => {
    const folders = newPlace();
    mkdirSync(path.join(folders.desk, 'build/site'), { recursive: true });
    writeFileSync(path.join(folders.desk, 'build/site/stale.html'), 'stale');
    await publishPrice(folders, 1);
    const [release] = keptReleases(folders.desk);
    const site = siteIn(releaseFolder(folders.desk, release?.id ?? ''));
    expect(readdirSync(site)).not.toContain('stale.html');
  });
});
