import { joinStyles } from './page.ts';
import type { Pass } from './pass.ts';
import { wakeDemoIsland } from './passes/demo-island.ts';
import { leaveOutEndTags } from './passes/end-tags.ts';
import { leaveFirstView } from './passes/first-view.ts';
import { shortenInlineScripts } from './passes/inline-scripts.ts';
import { leaveLateProps } from './passes/late-props.ts';
import { leaveLateScripts } from './passes/late-scripts.ts';
import { type IsOfRoom, leaveLaterRooms, leaveLaterScreens } from './passes/later-screens.ts';
import { offlineDemos } from './passes/offline-demos.ts';
import { offlinePage } from './passes/offline-page.ts';
import { preloadScripts } from './passes/preload-scripts.ts';
import { responseHeaders } from './passes/response-headers.ts';
import { shortenNames } from './passes/short-names.ts';
import { shortenProperties } from './passes/short-properties.ts';
import { dropTextMarkers } from './passes/text-markers.ts';

/**
 * What is done to every built page, in this order. Names come first, since all others read them; styles are
 * parted after scripts, which say what a first view shows; headers come late, as they name what stands in the
 * page by its hash, and end tags go last, as no pass finds the elements that had them.
 */
export const passes = (isOfShowroom: IsOfRoom, isOfLaterRooms: IsOfRoom): readonly Pass[] => [
  shortenNames(),
  shortenProperties(),
  { page: dropTextMarkers },
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
  responseHeaders(),
  offlineDemos(),
  offlinePage(),
  { page: leaveOutEndTags },
];
