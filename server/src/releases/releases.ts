import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOfPath } from '@nokshi/forms/languages.ts';
import {
  contentIn,
  deskFolder,
  ownRelease,
  pointerFile,
  releaseFolder,
  siteIn,
} from '@nokshi/releases/paths.ts';
import type { Environment } from '../environment.ts';
import { hasSite } from '../folders.ts';
import type { Log } from '../log.ts';
import { answerFormerAssets } from '../pages/former-assets.ts';
import { loadPages, loadPagesMeanwhile, type Pages } from '../pages/pages.ts';
import { PresentSite } from '../pages/present-site.ts';
import {
  isFromBeforePrices,
  loadSentences,
  loadSentencesMeanwhile,
  ownContent,
  PresentSentences,
  type Sentences,
} from '../sentences.ts';

/** Between two looks at which release is on the site. */
const lookMilliseconds = 3000;

/** The same while nobody has ever used the desk to publish. */
const idleMilliseconds = 10_000;

/** A release as it is shown. */
type Shown = { release: string; pages: Pages; sentences: Sentences };

/** The state of a file that is not there. */
const nowhere = '';

/** Tells one state of a file from any other. */
const stateOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
    () => nowhere,
  );

/** Where the site is that the program came with, and the desk's. */
export type SiteSettings = Pick<Environment, 'SITE_DIR' | 'CONTENT_DIR' | 'DATA_DIR'>;

/**
 * What is on the site: the release that the desk published last, or what the program came with. Looks
 * every few seconds whether another one is, by whichever server, and shows it without anybody noticing.
 */
export class Releases {
  readonly #desk: string;
  readonly #settings: SiteSettings;
  readonly #log: () => Log;
  readonly #answerFormer;
  /** The built site; undefined while there is none, since enquiries are taken all the same. */
  readonly site: PresentSite | undefined;
  readonly sentences: PresentSentences;
  /** Whether another server of the ledger shows something else, or has another draft. */
  isApart = false;
  /** Whether it stays the one that another version of the program built, since this one could not build it. */
  isLeftOlder = false;
  /** Told whenever another one is shown. */
  onShown: () => void = () => {};
  #release: string = ownRelease;
  /** The state of the pointer that was followed last; undefined before the first look. */
  #followed: string | undefined;
  /** The state of the pointer that could not be followed, which is told once. */
  #refused: string | undefined;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** @throws when what the program came with can't be read */
  constructor(settings: SiteSettings, log: () => Log) {
    this.#settings = settings;
    this.#log = log;
    this.#desk = deskFolder(settings.DATA_DIR);
    this.#answerFormer = answerFormerAssets(async () => {
      // Where nobody has published, none of these is loaded.
      if (!existsSync(this.#desk)) return [settings.SITE_DIR];
      const { keptSites } = await import('@nokshi/releases/kept-releases.ts');
      const kept = await keptSites(this.#desk);
      return [...kept, settings.SITE_DIR];
    });
    const { SITE_DIR, CONTENT_DIR } = settings;
    const pages = hasSite(settings)
      ? loadPages(SITE_DIR, log, languageOfPath, this.#answerFormer)
      : undefined;
    this.site = pages && new PresentSite(pages);
    this.sentences = new PresentSentences(loadSentences(CONTENT_DIR));
  }

  /** The release that is shown. */
  get release(): string {
    return this.#release;
  }

  /** Whether the release on the site could not be read here, so that what was shown before still is. */
  get isRefused(): boolean {
    return this.#refused !== undefined;
  }

  /** Where the site is that the program came with. */
  get ownSite(): string {
    return this.#settings.SITE_DIR;
  }

  /** Looks at once, and every few seconds from then on. */
  async start(): Promise<void> {
    await this.look();
    if (!this.site) return;
    const goOn = async () => {
      await this.look();
      if (this.#isStopped) return;
      const wait = existsSync(this.#desk) ? lookMilliseconds : idleMilliseconds;
      this.#timer = setTimeout(goOn, wait).unref();
    };
    this.#timer = setTimeout(goOn, lookMilliseconds).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Shows the release that is on the site by now; keeps what is shown when that one can't be read. */
  async look(): Promise<void> {
    // One that is under way may have begun before what is to be seen.
    await this.#looking;
    this.#looking ??= this.#follow().finally(() => {
      this.#looking = undefined;
    });
    await this.#looking;
  }

  async #follow(): Promise<void> {
    if (!this.site) return;
    const state = await stateOf(pointerFile(this.#desk));
    if (state === this.#followed) return;
    try {
      if (state !== nowhere) {
        const { readPointer } = await import('@nokshi/releases/pointer.ts');
        const { release } = await readPointer(this.#desk);
        // What the program came with is read already, and may be built anew later.
        const isRead = release === this.#release && this.#followed === undefined;
        if (!isRead) this.#show(await this.#load(release));
      }
      this.#followed = state;
      this.#refused = undefined;
    } catch (failure) {
      // It may be on its way still, in a shared folder: the next look tries again.
      if (state !== this.#refused) this.#log().error({ event: 'release.unreadable', err: failure });
      this.#refused = state;
    }
  }

  /** At one moment for all: no answer is made of two releases. */
  #show({ release, pages, sentences }: Shown): void {
    this.site?.show(pages);
    this.sentences.show(sentences);
    this.#release = release;
    this.#log().info({ event: 'release.shown', release });
    this.onShown();
  }

  async #load(release: string): Promise<Shown> {
    const { SITE_DIR, CONTENT_DIR } = this.#settings;
    const folder = releaseFolder(this.#desk, release);
    const own = CONTENT_DIR ?? ownContent;
    const [site, content] =
      release === ownRelease ? [SITE_DIR, own] : [siteIn(folder), contentIn(folder)];
    // It stays on the site when the program is upgraded. One that is cut has the page of prices still.
    const isOlder = isFromBeforePrices(content) && !existsSync(join(site, 'price.html'));
    const sentences = await loadSentencesMeanwhile(content, own, isOlder);
    const pages = await loadPagesMeanwhile(site, this.#log, this.#answerFormer);
    return { release, pages, sentences };
  }
}
