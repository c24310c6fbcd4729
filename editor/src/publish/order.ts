import type { Progress } from '@nokshi/releases/progress.ts';

/** The orders that the server runs in a process of their own. */
export type PublishOrder = {
  /** A release, the draft's site, the program's own site, built anew, or what is published, by this program. */
  what: 'release' | 'draft' | 'own' | 'renewal';
  by: string;
  /** The ids of the changes that are published; null for all. */
  entries: readonly string[] | null;
  /** The plan by which it is published at its time; null where somebody does it now. */
  plan: string | null;
  desk: string;
  from: string;
  ownSite: string;
  ownContent: string;
};

/** What that process says: how far it is, or that another one does it already. */
export type PublishTold = Progress | 'busy';
