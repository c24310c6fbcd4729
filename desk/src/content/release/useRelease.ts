import type { Release } from '@nokshi/contract/release.ts';
import useSWR from 'swr';
import { isWorking } from './is-working.ts';

/** While something is under way it is asked for so often. */
const pauseMilliseconds = 1000;

/** What is on the site and what is under way, asked for again as long as that is. */
export const useRelease = () =>
  useSWR<Release>('/release', {
    // A function of its own at each rendering: with the same one, SWR would not begin to ask again.
    refreshInterval: (release) => (release && isWorking(release.state) ? pauseMilliseconds : 0),
  });
