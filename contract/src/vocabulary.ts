/** The names that the ledger keeps, and the desk and the commands read and show. */
import type { CheckedFields, TickName } from '@nokshi/forms/fields.ts';

/** Why an enquiry is set aside: what makes it look like spam, or that somebody said so. Each name stands in `leads -- show`. */
export const signals = ['honeypot', 'content', 'flood', 'quick', 'by-hand'] as const;
export type Signal = (typeof signals)[number];

/** Ways out of the outbox: the company's mail, the automatic reply, and the webhook. */
export const channels = ['notice', 'reply', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/**
 * `queued` waits or is being sent, `parked` was given up (refused for good, or after five days),
 * `withheld` ended without being sent, as it should: `last_error` says why.
 */
export const deliveryStates = ['queued', 'delivered', 'parked', 'withheld'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** How far an enquiry has come: `parked` when a delivery was, else `queued` while one is. */
export const enquiryStates = ['queued', 'delivered', 'parked', 'set-aside'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** How far people have come with an enquiry. */
export const stages = ['new', 'answered', 'closed'] as const;
export type Stage = (typeof stages)[number];

export const roles = ['owner', 'editor', 'sales'] as const;
export type Role = (typeof roles)[number];

/** The role that a ledger names: what an older program calls staff is sales. */
export const knownRole = (role: string): Role => roles.find((one) => one === role) ?? 'sales';

/** What there is to do at the desk, and who may: each operation names one of these. */
export const rights = {
  /** What everybody has: their own account, what they did, who else is there. */
  desk: roles,
  /** To read and answer enquiries. */
  enquiries: ['owner', 'sales'],
  /** To change words, prices and pictures, and to publish them. */
  content: ['owner', 'editor'],
  /** Users; what takes enquiries along, forgets them or keeps them for less time. */
  ownership: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

export const may = (role: Role, right: Right): boolean =>
  (rights[right] as readonly Role[]).includes(role);

/** The actions at the desk that the log knows, by their kind. */
export const actionsByKind = {
  // Of refused ones so many, as a user or as nobody who is known.
  signIns: ['signed-in', 'refused-sign-ins', 'signed-out', 'ended-sessions', 'ended-session'],
  enquiries: [
    ...(['stage', 'assigned', 'unassigned', 'snoozed', 'woken', 'noted', 'resent'] as const),
    ...(['set-aside', 'released', 'forgot'] as const),
  ],
  // It began, and so many were taken.
  exports: ['exporting', 'exported', 'exporting-log', 'exported-log', 'took-content'],
  content: ['changed-content'],
  prices: ['changed-prices'],
  publishing: [
    ...(['began-publishing', 'built-draft', 'stopped-publishing', 'went-back'] as const),
    // At a time: that it waits, that it waits no more, and what became of it.
    ...(['planned-publishing', 'took-back-plan', 'published-plan', 'missed-plan'] as const),
  ],
  settings: [
    ...(['changed-password', 'changed-settings', 'saved-reply', 'removed-reply'] as const),
    ...(['agreed-to-days', 'took-back-days'] as const),
  ],
  users: [
    ...(['invited', 'joined', 'changed-role', 'reset-password', 'chose-password'] as const),
    ...([
      'withdrew-invitation',
      'removed-user',
      'demanded-second-factor',
      'lifted-second-factor',
    ] as const),
    'set-up-second-factor',
  ],
  // By whoever typed it at the terminal of the server.
  commands: ['commanded'],
} as const satisfies Record<string, readonly string[]>;

export type DeedKind = keyof typeof actionsByKind;

export const deedKinds = Object.keys(actionsByKind) as DeedKind[];

export type Action = (typeof actionsByKind)[DeedKind][number];

export const actions: readonly Action[] = Object.values(actionsByKind).flat();

/** The fields of an enquiry as others are told them: each tick has the sentence beside it. */
export type DescribedFields = CheckedFields & { [Name in TickName as `${Name}Wording`]: string };

/** How an address is kept: those that differ in case alone are one. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** Whether a user may be known by an address. */
export const isAddressOfUser = (email: string): boolean => /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email);
