/**
 * Publishes, or builds the draft's site, in a process of its own: started by the server, told what to do,
 * and ended with it. Says how far it is.
 */
import path from 'node:path';
import { lowerPriority } from './lower-priority.ts';
import type { PublishOrder, PublishTold } from './order.ts';
import { Busy, buildDraft, publish } from './publish.ts';

process.once('message', async ({ what, by, desk, from, ownSite }: PublishOrder) => {
  let isChecked = false;
  const say = (told: PublishTold) => {
    process.send?.(told);
    // Somebody waits for what the check says, and no longer.
    if (isChecked || told === 'busy' || told.state === 'checking') return;
    isChecked = true;
    lowerPriority();
  };
  const place = { desk, from, ownSite: path.resolve(ownSite) };
  try {
    await (what === 'release' ? publish : buildDraft)(place, by, say);
  } catch (failure) {
    if (!(failure instanceof Busy)) throw failure;
    say('busy');
  }
  process.disconnect();
});
// All was said, or the server is gone.
process.once('disconnect', () => process.exit());
