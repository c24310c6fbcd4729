import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRenewable, publishedRelease } from '@nokshi/releases/kept-releases.ts';
import { baseIn } from '@nokshi/releases/paths.ts';
import type { Progress } from '@nokshi/releases/progress.ts';
import { takeOverRelease } from '../drafts/follow-release.ts';
import { treesIn } from '../drafts/trees.ts';
import { Histories } from '../history/histories.ts';
import {
  alone,
  type Means,
  make,
  type PublishFolders,
  putOnSite,
  type Tell,
  usualMeans,
} from './publish.ts';
import { copyContent } from './share-equal.ts';
import { thisProgram } from './this-program.ts';

/**
 * Builds what is published anew, by this program: the draft's changes stay where they are. Words that the
 * program brings are taken over as a draft takes them, save that where the company changed the same one
 * its own stays.
 * @param by who published it: nobody pressed a button
 * @throws Busy while somebody publishes, or where this program has built it, or an older one would
 */
export async function renew(
  folders: PublishFolders,
  by: string,
  onProgress: Tell,
  means: Means = usualMeans,
  now = Date.now(),
): Promise<Progress> {
  const { desk } = folders;
  return alone(
    desk,
    'renewal',
    onProgress,
    (tell) =>
      putOnSite(desk, now, { by, isRenewal: true }, (folder, note) =>
        make(folder, note, folders, tell, means, layRenewed),
      ),
    () => isRenewable(publishedRelease(desk), thisProgram()),
  );
}

/** Lays what is published into a folder, brought up to the words of this program. */
async function layRenewed(
  { desk, ownContent }: PublishFolders,
  content: string,
  earlier: string | undefined,
): Promise<void> {
  if (!earlier) throw new Error('Nothing is published.');
  copyContent(earlier, content, earlier);
  // Before releases had what they follow from, the draft alone knew it.
  const former = [baseIn(path.dirname(earlier)), treesIn(desk).base];
  const base = former.find((one) => existsSync(one)) ?? ownContent;
  const folder = path.dirname(content);
  const aside = path.join(folder, 'aside');
  const histories = new Histories(path.join(aside, 'history'));
  const trees = { draft: content, published: earlier, base };
  takeOverRelease({ desk: aside, trees, histories }, ownContent, 'own');
  rmSync(aside, { recursive: true, force: true });
  copyContent(ownContent, baseIn(folder), content);
}
