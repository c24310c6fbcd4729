import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { removeHalfMade } from '@nokshi/releases/half-made.ts';
import { type KeptRelease, nextNumber, noteOf } from '@nokshi/releases/kept-releases.ts';
import {
  contentIn,
  draftFolder,
  half,
  ownRelease,
  releaseFolder,
  releasesFolder,
  siteIn,
} from '@nokshi/releases/paths.ts';
import { currentRelease, pointAt } from '@nokshi/releases/pointer.ts';
import {
  failed,
  idle,
  noteProgress,
  type Progress,
  type Reason,
} from '@nokshi/releases/progress.ts';
import { takeLock } from '@nokshi/releases/publish-lock.ts';
import { whyUnwritten } from '@nokshi/releases/why-unwritten.ts';
import { writeWhole } from '@nokshi/releases/write-file.ts';
import { checkContent } from '@nokshi/site/src/content/check/check.ts';
import { examplesInTheWay } from '@nokshi/site/src/content/check/launch.ts';
import { copy, link } from '../../../toolchain/link-file.ts';
import { precompress } from '../../../toolchain/precompress.ts';
import { keepChosen } from '../drafts/keep-chosen.ts';
import { treesIn } from '../drafts/trees.ts';
import { betweenChanges } from './between-changes.ts';
import { type BuildInFolder, buildInFolder, countFiles } from './build-in-folder.ts';
import { keepWritten } from './keep-written.ts';
import { removeOld } from './remove-old.ts';
import { copyContent, shareEqual } from './share-equal.ts';
import { thisProgram } from './this-program.ts';

/** Where everything lies that publishing takes and leaves. */
export type PublishFolders = {
  /** The desk's folder in DATA_DIR. */
  desk: string;
  /** The words and pictures to be published. */
  from: string;
  /** The ids of the changes in it that are published; null for all. */
  entries: readonly string[] | null;
  /** The site that the program came with. */
  ownSite: string;
};

/** What is noted of the draft's site, which is no release. */
const draftId = 'draft';

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1000);

/** How far each step goes. */
const checked = 0.05;
const built = 0.75;
const compressed = 0.95;

/** Thrown when somebody publishes already. */
export class Busy extends Error {
  override name = 'Busy';
}

/** Thrown when the words are not fit to be published, which the owner mends. */
class Unfit extends Error {
  override name = 'Unfit';
  readonly reason: 'faults' | 'examples';

  constructor(reason: Unfit['reason'], count: number) {
    super(`${count} ${reason}`);
    this.reason = reason;
  }
}

/** How what is published is looked at and built. */
export type Means = {
  /** @throws Unfit when the words are not fit for everybody; those of a draft for the desk alone may be examples */
  demandFit: (content: string, isDraft: boolean) => void;
  build: BuildInFolder;
};

const usualMeans: Means = { demandFit, build: buildInFolder };

/** Tells who began it, and whoever asks any server. */
type Tell = (progress: Progress) => void;

/**
 * Publishes: checks, builds, compresses, and puts the release on the site. Whatever ends it before its
 * last step leaves the site as it was.
 * @param by whose name is noted with it
 * @returns how it ended; never throws but Busy
 */
export async function publish(
  folders: PublishFolders,
  by: string,
  onProgress: Tell,
  means = usualMeans,
  now = Date.now(),
): Promise<Progress> {
  const { desk } = folders;
  return alone(desk, 'release', onProgress, async (tell) => {
    const at = new Date(now).toISOString();
    const program = thisProgram();
    const id = at.toLowerCase().replaceAll(/[^0-9tz]/g, '-');
    const folder = releaseFolder(desk, id);
    const note = { id, number: nextNumber(desk), at, by, program };
    await make(folder + half, note, folders, tell, means);
    await keepWritten(folder + half);
    renameSync(folder + half, folder);
    pointAt(desk, id, now);
    removeOld(desk, now);
  });
}

/**
 * Builds the program's own site anew from its own words, as `npm run build` does: whoever works on a
 * clone takes it from there. What it was built from is kept, to be compared with what is written next.
 * @param by whose name is noted with it
 */
export async function publishOwn(
  folders: PublishFolders,
  by: string,
  onProgress: Tell,
  means = usualMeans,
  now = Date.now(),
): Promise<Progress> {
  const { desk, ownSite } = folders;
  const folder = releaseFolder(desk, ownRelease);
  const note = { id: ownRelease, at: new Date(now).toISOString(), by };
  return alone(desk, 'release', onProgress, async (tell) => {
    await make(folder + half, note, folders, tell, means);
    putInPlace(siteIn(folder + half), ownSite);
    // Who compares with it meanwhile finds all of it, as nearly always as there is a way.
    const former = `${folder}.former${half}`;
    if (existsSync(folder)) renameSync(folder, former);
    renameSync(folder + half, folder);
    rmSync(former, { recursive: true, force: true });
    pointAt(desk, ownRelease, now);
  });
}

/** Has a folder be what another one was. It may be on another disk. */
function putInPlace(from: string, to: string): void {
  const [next, former] = [`${to}.next`, `${to}.former`];
  for (const left of [next, former]) rmSync(left, { recursive: true, force: true });
  cpSync(from, next, { recursive: true, preserveTimestamps: true });
  if (existsSync(to)) renameSync(to, former);
  renameSync(next, to);
  for (const done of [former, from]) rmSync(done, { recursive: true, force: true });
}

/** Builds the site with the draft beside the one that is shown. */
export async function buildDraft(
  folders: PublishFolders,
  by: string,
  onProgress: Tell,
  means = usualMeans,
  now = Date.now(),
): Promise<Progress> {
  const folder = draftFolder(folders.desk);
  const note = { id: draftId, at: new Date(now).toISOString(), by };
  return alone(folders.desk, 'draft', onProgress, async (tell) => {
    await make(folder + half, note, folders, tell, means);
    rmSync(folder, { recursive: true, force: true });
    renameSync(folder + half, folder);
  });
}

/** Does it if nobody else does, and tells how it ended. */
async function alone(
  desk: string,
  what: 'release' | 'draft',
  onProgress: Tell,
  work: (tell: Tell) => Promise<void>,
): Promise<Progress> {
  mkdirSync(releasesFolder(desk), { recursive: true });
  const letGo = takeLock(desk, 'publishing');
  if (!letGo) throw new Busy('Somebody publishes already.');
  const tell: Tell = (told) => {
    const progress = { ...told, what };
    noteProgress(desk, progress);
    onProgress(progress);
  };
  try {
    removeHalfMade(desk);
    tell({ ...idle, state: 'checking' });
    await work(tell);
    tell({ ...idle, progress: 1 });
    return { ...idle, what, progress: 1 };
  } catch (failure) {
    removeHalfMade(desk);
    const isUnfit = failure instanceof Unfit;
    const end = failed(isUnfit ? failure.reason : reasonOf(failure));
    if (!isUnfit) console.error(failure);
    tell(end);
    return { ...end, what };
  } finally {
    letGo();
  }
}

/** Looks at all words as the build does. */
export function demandFit(content: string, isDraft: boolean): void {
  const { length: faults } = checkContent(content);
  if (faults > 0) throw new Unfit('faults', faults);
  // The draft is for the desk alone, and says on each page what it is.
  const { length: examples } = isDraft ? [] : examplesInTheWay(content);
  if (examples > 0) throw new Unfit('examples', examples);
}

/** Makes the folder of a release: its words and pictures, the site that is built from them, and what is noted of it. */
async function make(
  folder: string,
  note: KeptRelease,
  folders: PublishFolders,
  tell: Tell,
  { demandFit, build }: Means,
): Promise<void> {
  const began = performance.now();
  const { desk, from, entries, ownSite } = folders;
  const content = contentIn(folder);
  const current = currentRelease(desk);
  // Who goes on writing meanwhile writes for the next one.
  const earlier = current === ownRelease ? undefined : contentIn(releaseFolder(desk, current));
  await betweenChanges(desk, from, () => {
    copyContent(from, content, earlier);
    if (entries) keepChosen(content, treesIn(desk, from).published, new Set(entries));
  });
  demandFit(content, note.id === draftId);

  const shown = current === ownRelease ? ownSite : siteIn(releaseFolder(desk, current));
  const going = (state: 'building' | 'loading', share: number) =>
    tell({ ...idle, state, progress: Math.round(share * 100) / 100 });
  going('building', checked);
  const buildFolder = path.join(desk, 'build');
  mkdirSync(buildFolder, { recursive: true });
  rmSync(siteIn(buildFolder), { recursive: true, force: true });
  await build(content, buildFolder, countFiles(shown) / filesOfEach, (share) =>
    going('building', checked + share * (built - checked)),
  );
  renameSync(siteIn(buildFolder), siteIn(folder));
  // The program's own site may be built anew in its place, a release never is.
  if (existsSync(shown)) shareEqual(siteIn(folder), shown, current === ownRelease ? copy : link);
  await precompress(siteIn(folder), (share) =>
    going('building', built + share * (compressed - built)),
  );
  going('loading', compressed);
  writeWhole(noteOf(folder), JSON.stringify({ ...note, seconds: secondsSince(began) }));
}

/** A file and its compressed copies: most of a site that is shown are texts. */
const filesOfEach = 2;

const reasonOf = (failure: unknown): Reason =>
  whyUnwritten(failure) === 'full' ? 'space' : 'build';
