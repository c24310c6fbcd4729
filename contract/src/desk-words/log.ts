import type { Action, DeedKind, Role } from '@nokshi/contract/vocabulary.ts';

/** The words of the log besides its sentences. */
export const logNames = [
  'title',
  'ofEnquiry',
  'own',
  'colleague',
  'everybody',
  'kind',
  'every',
  'since',
  'until',
  'network',
  'networkHint',
  'export',
  'none',
] as const;

/** What each kind of deed is called. */
export const deedKindNames = [
  'signIns',
  'enquiries',
  'exports',
  'content',
  'prices',
  'publishing',
  'settings',
  'users',
  'commands',
] as const satisfies readonly DeedKind[];

/** A sentence for each thing that can be done, and for those that say more with a detail; `took` is
 * what somebody assigned to themselves, `-as` what was tried in the name of a user. */
export const logSentenceNames = [
  'signed-in',
  'refused-sign-ins',
  'refused-sign-ins-as',
  'signed-out',
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
  'exported-log',
  'exporting-log',
  'saved-reply',
  'removed-reply',
  'changed-password',
  'ended-sessions',
  'ended-session',
  'agreed-to-days',
  'took-back-days',
  'changed-settings',
  'changed-content',
  'changed-prices',
  'took-content',
  'began-publishing',
  'began-publishing-some',
  'built-draft',
  'stopped-publishing',
  'went-back',
  'planned-publishing',
  'took-back-plan',
  'published-plan',
  'missed-plan',
  'invited',
  'withdrew-invitation',
  'joined',
  'changed-role-owner',
  'changed-role-editor',
  'changed-role-sales',
  'reset-password',
  'chose-password',
  'removed-user',
  'demanded-second-factor',
  'lifted-second-factor',
  'set-up-second-factor',
  'commanded',
  'other',
] as const satisfies readonly (
  | Exclude<Action, 'stage' | 'changed-role'>
  | `changed-role-${Role}`
  | `stage-${string}`
  | 'took'
  | 'refused-sign-ins-as'
  | 'began-publishing-some'
  | 'other'
)[];

export type LogSentenceName = (typeof logSentenceNames)[number];
