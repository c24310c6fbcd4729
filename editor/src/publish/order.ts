import type { Progress } from '@nokshi/releases/progress.ts';

/** The orders that the server runs in a process of their own. */
export type PublishOrder = {
  /** A release, the draft's site, or the program's own site, built anew. */
  what: 'release' | 'draft' | 'own';
  by: string;
  /** The ids of the changes that are published; null for all. */
  entries: readonly string[] | null;
  desk: string;
  from: string;
  ownSite: string;
};

/** What that process says: how far it is, or that another one does it already. */
export type PublishTold = Progress | 'busy';
