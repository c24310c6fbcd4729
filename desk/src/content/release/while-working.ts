import type { Release } from '@nokshi/contract/release.ts';
import { isWorking } from './is-working.ts';

/** While something is under way it is asked for so often. */
const pauseMilliseconds = 1000;

/** For SWR: a release is asked for again as long as something is under way. */
export const whileWorking = {
  refreshInterval: (release: Release | undefined) =>
    release && isWorking(release.state) ? pauseMilliseconds : 0,
};
