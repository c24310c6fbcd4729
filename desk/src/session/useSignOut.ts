import { browserStorage } from '@nokshi/ui/browser-storage.ts';
import { useCallback, useEffect, useState } from 'react';
import { ask, Refused } from '../api/ask.ts';

/** Stands in this browser from when somebody signs out until the server has heard of it. */
const key = 'desk-signing-out';

export type SignOut = {
  /** Whether somebody is on the way out, and whether the server could not be told so far. */
  state: 'none' | 'asked' | 'failed';
  signOut: () => void;
  /** Tries again. */
  goOn: () => void;
};

async function tellServer(): Promise<void> {
  try {
    await ask('/session', 'DELETE');
  } catch (failure) {
    // The session has ended by itself.
    if (!(failure instanceof Refused && failure.status === 401)) throw failure;
  }
}

/** Forgets that somebody was signing out: somebody has signed in since. */
export const stayedIn = (): void => browserStorage.remove(key);

/** Signs out, also when the server hears of it later, or the page is opened anew meanwhile. */
export function useSignOut(onSignedOut: () => Promise<unknown>): SignOut {
  const [state, setState] = useState<SignOut['state']>(() =>
    browserStorage.get(key) === null ? 'none' : 'asked',
  );
  const goOn = useCallback(async () => {
    try {
      // In another tab it was done meanwhile, and perhaps somebody signed in.
      if (browserStorage.get(key) !== null) await tellServer();
    } catch {
      setState('failed');
      return;
    }
    stayedIn();
    await onSignedOut();
    setState('none');
  }, [onSignedOut]);
  const isAsked = state === 'asked';
  useEffect(() => {
    if (isAsked) void goOn();
  }, [isAsked, goOn]);
  const signOut = () => {
    browserStorage.set(key, '');
    setState('asked');
  };
  return { state, signOut, goOn };
}
