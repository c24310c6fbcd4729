import type { Release } from '@nokshi/contract/release.ts';

type State = Release['state'];

/** Whether a release or a draft is being made. */
export const isWorking = (state: State): state is Exclude<State, 'idle' | 'failed'> =>
  state !== 'idle' && state !== 'failed';
