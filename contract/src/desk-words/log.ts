import type { Action } from '@nokshi/contract/vocabulary.ts';

/** The words of the log besides its sentences. */
export const logNames = ['title', 'ofEnquiry', 'colleague', 'everybody', 'none'] as const;

/** A sentence for each thing that can be done, and for those that say more with a detail; `took` is
 * what somebody assigned to themselves. */
export const logSentenceNames = [
  'signed-in',
  'refused-sign-ins',
  'stage-new',
  'stage-answered',
  'stage-closed',
  'assigned',
  'took',
  'unassigned',
  'snoozed',
  'woken',
  'noted',
  'resent',
  'set-aside',
  'released',
  'forgot',
  'exported',
  'exporting',
  'saved-reply',
  'removed-reply',
  'changed-password',
  'ended-sessions',
  'ended-session',
  'agreed-to-days',
  'took-back-days',
  'changed-settings',
  'changed-content',
  'took-content',
  'began-publishing',
  'built-draft',
  'went-back',
  'commanded',
  'other',
] as const satisfies readonly (Exclude<Action, 'stage'> | `stage-${string}` | 'took' | 'other')[];

export type LogSentenceName = (typeof logSentenceNames)[number];
