import { sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { contentFolder } from '../../toolchain/content-folder.ts';

/** The folder of all words and pictures. */
export const content = contentFolder() + sep;

/** Acts on changes in content/. An editor's save comes as several events: one act is enough for those of a moment. */
export function onContentChange(watcher: ViteDevServer['watcher'], act: () => void): void {
  let waiting: NodeJS.Timeout | undefined;
  watcher.add(content);
  watcher.on('all', (_event, file) => {
    if (!file.startsWith(content)) return;
    clearTimeout(waiting);
    waiting = setTimeout(act, 50);
  });
}
