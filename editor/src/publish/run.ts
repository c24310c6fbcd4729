/**
 * Publishes, or builds the draft's site, in a process of its own: started by the server, told what to do,
 * and ended with it. Says how far it is.
 */
import path from 'node:path';
import type { Progress } from '@nokshi/releases/progress.ts';
import {
  fingerprintOfSources,
  forgetBuild,
  rememberBuild,
} from '../../../toolchain/fingerprint.mjs';
import { root } from '../../../toolchain/run.mjs';
import { lowerPriority } from './lower-priority.ts';
import type { PublishOrder, PublishTold } from './order.ts';
import { Busy, buildDraft, type PublishFolders, publish, publishOwn } from './publish.ts';
import { renew } from './renew.ts';

const ways: Record<
  PublishOrder['what'],
  (folders: PublishFolders, by: string, say: (told: Progress) => void) => Promise<Progress>
> = {
  release: publish,
  draft: buildDraft,
  renewal: renew,
  own: async (folders, by, say) => {
    const isOfProject = folders.ownSite === path.join(root, 'site/dist');
    // Taken first, so that what is written meanwhile leads to another build.
    const fingerprint = fingerprintOfSources();
    if (isOfProject) forgetBuild();
    const end = await publishOwn(folders, by, say);
    if (isOfProject && end.state === 'idle') rememberBuild(fingerprint);
    return end;
  },
};

process.once('message', async ({ what, by, ownSite, ...places }: PublishOrder) => {
  let isChecked = false;
  const say = (told: PublishTold) => {
    process.send?.(told);
    // Somebody waits for what the check says, and no longer.
    if (isChecked || told === 'busy' || told.state === 'checking') return;
    isChecked = true;
    lowerPriority();
  };
  const folders = { ...places, ownSite: path.resolve(ownSite) };
  try {
    await ways[what](folders, by, say);
  } catch (failure) {
    if (!(failure instanceof Busy)) throw failure;
    say('busy');
  }
  process.disconnect();
});
// All was said, or the server is gone.
process.once('disconnect', () => process.exit());
