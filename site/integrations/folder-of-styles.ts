import type { Plugin } from 'vite';
import { siteFolder } from '../src/content/site-folder.ts';

/** An address in a style sheet that begins at the root of the site: of a file that is made as pages are. */
const fromRoot = /\burl\((["']?)(?=\/(?!\/))/g;

/** Leads style sheets into the folder that the site stands in. */
export const folderOfStyles = (): Plugin => ({
  name: 'folder-of-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:$|\?)/ },
    handler: (css) => (siteFolder === '' ? undefined : css.replace(fromRoot, `$&${siteFolder}`)),
  },
});
