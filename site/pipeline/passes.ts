import { isOfLaterRooms, isOfShowroom } from './class-rooms.ts';
import { joinStyles } from './page.ts';
import type { Pass } from './pass.ts';
import { wakeDemoIsland } from './passes/demo-island.ts';
import { leaveFirstView } from './passes/first-view.ts';
import { shortenInlineScripts } from './passes/inline-scripts.ts';
import { leaveLateProps } from './passes/late-props.ts';
import { leaveLateScripts } from './passes/late-scripts.ts';
import { leaveLaterRooms, leaveLaterScreens } from './passes/later-screens.ts';
import { offlineDemos } from './passes/offline-demos.ts';
import { offlinePage } from './passes/offline-page.ts';
import { preloadScripts } from './passes/preload-scripts.ts';
import { responseHeaders } from './passes/response-headers.ts';

/**
 * What is done to every built page, in this order: styles are parted after scripts, which say what a first view
 * shows, and headers come late, as they name what stands in the page by its hash.
 */
export const passes: readonly Pass[] = [
  // Scripts that a demo names run at once, so the styles of what they show count as such of the first view.
  { page: preloadScripts },
  { page: leaveLaterScreens(isOfShowroom) },
  { page: leaveLaterRooms(isOfLaterRooms) },
  { page: wakeDemoIsland },
  { page: shortenInlineScripts },
  { page: leaveLateScripts },
  { page: leaveLateProps },
  { page: leaveFirstView },
  { page: joinStyles },
  responseHeaders,
  offlineDemos,
  offlinePage,
];
