import { isOfLaterDeskFolder, isOfShowroom } from './classes-by-workspace.ts';
import { joinStyles } from './page.ts';
import type { Pass } from './pass.ts';
import { inlineCriticalStyles } from './passes/critical-styles.ts';
import { deferScripts } from './passes/defer-scripts.ts';
import { externalizeProps } from './passes/external-props.ts';
import { hydrateDemo } from './passes/hydrate-demo.ts';
import { minifyInlineScripts } from './passes/minify-inline-scripts.ts';
import { preloadScripts } from './passes/preload-scripts.ts';
import { responseHeaders } from './passes/response-headers.ts';
import { splitDeskStyles, splitScreenStyles } from './passes/split-styles.ts';

/**
 * The passes over every built page, in this order: styles after scripts, which say what a first view shows, and headers
 * late, as they name what stands in the page by its hash.
 */
export const passes: readonly Pass[] = [
  // Scripts that a demo names run at once, so the styles of what they show count as such of the first view.
  { page: preloadScripts },
  { page: splitScreenStyles(isOfShowroom) },
  { page: splitDeskStyles(isOfLaterDeskFolder) },
  { page: hydrateDemo },
  { page: minifyInlineScripts },
  { page: deferScripts },
  { page: externalizeProps },
  { page: inlineCriticalStyles },
  { page: joinStyles },
  responseHeaders,
];
