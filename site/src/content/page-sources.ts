/** The files of content/ that each page reads while it is rendered: the day of its last change follows from it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

/** A page as it was rendered: its address, and the files and folders of content/ that it asked for. */
export type AskedSources = { path: string; sources: readonly string[] };

/** Tells what a page asked for. By name, since the build renders pages with modules of their own. */
export const askedSources = channel('nokshi:asked-sources');

/** Pages are rendered at the same time, each with a record of its own. */
const record = new AsyncLocalStorage<Set<string>>();

/** The words of buttons: a new one makes no page a new one. */
const everywhere = 'labels';

/** Notes that the page that is rendered asks for a file or folder of content/. */
export function noteSource(source: string): void {
  if (source !== everywhere) record.getStore()?.add(source);
}

/** Renders a page, and tells what it asked for. */
export async function notingSources<Rendered>(
  path: string,
  render: () => Promise<Rendered>,
): Promise<Rendered> {
  const sources = new Set<string>();
  const rendered = await record.run(sources, render);
  askedSources.publish({ path, sources: [...sources].sort() } satisfies AskedSources);
  return rendered;
}

/** Asks for what stands around every page, such as its header: that makes no page a new one. */
export const withoutNotingSources = <Answer>(ask: () => Answer): Answer => record.exit(ask);
