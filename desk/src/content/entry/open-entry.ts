import type { Entry } from '@nokshi/contract/content.ts';
import { ask } from '../../api/ask.ts';
import { EntrySaver, type Opened, ownerOf } from './entry-saver.ts';
import { takeLeft } from './kept-changes.ts';

/** Those that are open, or still send what was typed in them. */
const savers = new Map<string, EntrySaver>();

/**
 * Reads an entry anew, with what was typed in it before and not sent.
 * @throws Refused, TypeError
 */
export async function openEntry(
  opened: Opened,
  onSignedOut: () => void,
): Promise<{ entry: Entry; saver: EntrySaver }> {
  const owner = ownerOf(opened);
  const present = savers.get(owner);
  present?.stay();
  const entry = await ask<Entry>(`/content/${opened.id}?language=${opened.language}`);
  const open = savers.get(owner);
  if (open) return { entry, saver: open };
  const onClosed = () => savers.delete(owner);
  const saver = new EntrySaver(opened, entry, await takeLeft(owner), { onSignedOut, onClosed });
  savers.set(owner, saver);
  return { entry, saver };
}
