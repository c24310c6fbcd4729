import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keptReleases } from '@nokshi/releases/kept-releases.ts';
import { releaseFolder, siteIn } from '@nokshi/releases/paths.ts';
import { currentRelease } from '@nokshi/releases/pointer.ts';
import { expect, it, onTestFinished } from 'vitest';
import { killedAt } from '../../test/killed-publisher.ts';
import {
  fewWords,
  publishFolders,
  quickly,
  removePublishFolders,
  sayPrice,
} from '../../test/publish-folders.ts';
import { publish } from './publish.ts';

it.each(['checking', 'building 0.05', 'building 0.75', 'building 0.95', 'loading'])(
  'leaves the old site when it is killed at %s, and the next one goes well',
  async (state) => {
    const words = fewWords();
    const folders = publishFolders(words);
    onTestFinished(() => {
      removePublishFolders(folders);
      rmSync(words, { recursive: true });
    });
    const publishPrice = (price: number) => {
      sayPrice(folders, price);
      return publish(folders, 'Rahim', () => {}, quickly, Date.UTC(2026, 10, price));
    };
    const page = () => {
      const site = siteIn(releaseFolder(folders.desk, currentRelease(folders.desk)));
      return readFileSync(path.join(site, 'index.html'), 'utf8');
    };
    await publishPrice(1);
    await killedAt(folders, state);
    expect(page()).toContain('From 1<');
    expect(await publishPrice(2)).toMatchObject({ state: 'idle' });
    expect(page()).toContain('From 2<');
    expect(keptReleases(folders.desk)).toHaveLength(2);
  },
);
