import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { removeHalfMade } from '@nokshi/releases/half-made.ts';
import {
  type KeptRelease,
  keptReleases,
  nextNumber,
  noteOf,
  readKept,
} from '@nokshi/releases/kept-releases.ts';
import {
  baseIn,
  contentIn,
  draftFolder,
  half,
  ownRelease,
  releaseFolder,
  releasesFolder,
  siteIn,
} from '@nokshi/releases/paths.ts';
import { forgetPlan, readPlan } from '@nokshi/releases/planned.ts';
import { currentRelease, formerReleases, pointAt } from '@nokshi/releases/pointer.ts';
import {
  failed,
  idle,
  noteProgress,
  type Progress,
  type Reason,
  type WorkKind,
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
  /** The plan by which it is published; null where somebody does it now. */
  plan: string | null;
  /** The site that the program came with. */
  ownSite: string;
  /** The words and pictures that it came with. */
  ownContent: string;
};

/** What is noted of the draft's site, which is no release. */
const draftId = 'draft';

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1000);

/** How far each step goes. */
const checked = 0.05;
const built = 0.75;
const compressed = 0.95;

/** Thrown when somebody publishes already, or did meanwhile what was to be done. */
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

/** Thrown when somebody has taken a plan back while it was built. */
class TakenBack extends Error {
  override name = 'TakenBack';
  readonly reason = 'cancelled';
}

/** How what is published is looked at and built. */
export type Means = {
  /** @throws Unfit when the words are not fit for everybody; those of a draft for the desk alone may be examples */
  demandFit: (content: string, isDraft: boolean) => void;
  build: BuildInFolder;
};

export const usualMeans: Means = { demandFit, build: buildInFolder };

/** Tells who began it, and whoever asks any server. */
export type Tell = (progress: Progress) => void;

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
  const { desk, plan } = folders;
  if (plan === null) {
    return alone(desk, 'release', onProgress, (tell) =>
      putOnSite(desk, now, { by }, (folder, note) =>
        make(folder, note, folders, tell, means, layRelease),
      ),
    );
  }
  return alone(
    desk,
    'release',
    onProgress,
    async (tell) => {
      await putOnSite(desk, now, { by, plan }, async (folder, note) => {
        await make(folder, note, folders, tell, means, layRelease);
        if (!readPlan(desk, plan)) throw new TakenBack();
      });
      forgetPlan(desk, plan);
    },
    () => isWaiting(desk, plan),
  );
}

/** Whether a plan is still to be published: one of several servers may have done it, and died before it noted that. */
function isWaiting(desk: string, plan: string): boolean {
  // A folder alone does not say so: whoever made it may have died before it was on the site.
  const shown = [currentRelease(desk), ...formerReleases(desk).map(({ release }) => release)];
  const isShown = keptReleases(desk).some((kept) => kept.plan === plan && shown.includes(kept.id));
  if (isShown) forgetPlan(desk, plan);
  return readPlan(desk, plan)?.failure === null;
}

/**
 * Makes a release and points at it.
 * @param told what is noted of it besides
 * @param make makes its folder
 */
export async function putOnSite(
  desk: string,
  now: number,
  told: Pick<KeptRelease, 'by' | 'isRenewal' | 'plan'>,
  make: (folder: string, note: KeptRelease) => Promise<void>,
): Promise<void> {
  const at = new Date(now).toISOString();
  const id = at.toLowerCase().replaceAll(/[^0-9tz]/g, '-');
  const folder = releaseFolder(desk, id);
  await make(folder + half, { id, number: nextNumber(desk), at, ...programsNow(desk), ...told });
  await keepWritten(folder + half);
  renameSync(folder + half, folder);
  pointAt(desk, id, now);
  removeOld(desk, now);
}

/** This program, and those that built what is on the site before it; who goes back to one begins anew. */
function programsNow(desk: string): Pick<KeptRelease, 'program' | 'formerPrograms'> {
  const program = thisProgram();
  const shown = readKept(releaseFolder(desk, currentRelease(desk)));
  const former = new Set([
    ...(shown?.formerPrograms ?? []),
    ...(shown?.program ? [shown.program] : []),
  ]);
  return { program, formerPrograms: former.has(program) ? [] : [...former] };
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

/**
 * Does it if nobody else does, and tells how it ended.
 * @param isWanted asked once nobody else can publish
 * @throws Busy
 */
export async function alone(
  desk: string,
  what: WorkKind,
  onProgress: Tell,
  work: (tell: Tell) => Promise<void>,
  isWanted: () => boolean = () => true,
): Promise<Progress> {
  mkdirSync(releasesFolder(desk), { recursive: true });
  const letGo = takeLock(desk, 'publishing');
  if (!letGo) throw new Busy('Somebody publishes already.');
  if (!isWanted()) {
    letGo();
    throw new Busy('Somebody has done it meanwhile.');
  }
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
    const isExpected = failure instanceof Unfit || failure instanceof TakenBack;
    const end = failed(isExpected ? failure.reason : reasonOf(failure));
    if (!isExpected) console.error(failure);
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

/**
 * Lays words and pictures into a folder, and what a release needs besides.
 * @param content where they go
 * @param earlier those of the release on the site, into which nobody writes
 */
type Lay = (folders: PublishFolders, content: string, earlier: string | undefined) => Promise<void>;

/** Those of the draft, or of some of its changes. Who goes on writing meanwhile writes for the next release. */
const layDraft: Lay = ({ desk, from, entries }, content, earlier) =>
  betweenChanges(desk, from, () => {
    copyContent(from, content, earlier);
    if (entries) keepChosen(content, treesIn(desk, from).published, new Set(entries));
  });

/** The same with what it follows from: a newer program merges its own words with what was published. */
const layRelease: Lay = async (folders, content, earlier) => {
  await layDraft(folders, content, earlier);
  const { base } = treesIn(folders.desk);
  copyContent(existsSync(base) ? base : folders.ownContent, baseIn(path.dirname(content)), content);
};

/**
 * Makes the folder of a release: its words and pictures, the site that is built from them, and what is
 * noted of it.
 */
export async function make(
  folder: string,
  note: KeptRelease,
  folders: PublishFolders,
  tell: Tell,
  { demandFit, build }: Means,
  lay: Lay = layDraft,
): Promise<void> {
  const began = performance.now();
  const { desk, ownSite } = folders;
  const content = contentIn(folder);
  const current = currentRelease(desk);
  const earlier = current === ownRelease ? undefined : contentIn(releaseFolder(desk, current));
  await lay(folders, content, earlier);
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
