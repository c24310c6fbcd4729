import { formIds } from '@nokshi/forms/forms.ts';
import type { InOneLanguage } from '@nokshi/forms/in-language.ts';
import { words } from '@nokshi/forms/words-schema.ts';
import { z } from 'zod';
import { doorNames } from './door.ts';
import { campaignParts, enquiryNames, signalNames, withheldNames } from './enquiry.ts';
import { exportNames } from './export.ts';
import { changeNames, filterNames, keyNames, listNames, viewNames } from './list.ts';
import { deedKindNames, logNames, logSentenceNames } from './log.ts';
import { numbersNames } from './numbers.ts';
import { presenceNames } from './presence.ts';
import { replyNames } from './replies.ts';
import { retentionNames } from './retention.ts';
import { roleNames, userNames } from './users.ts';

const names = [
  'title',
  'scriptless',
  'signIn',
  'signOut',
  'email',
  'password',
  'wrongPassword',
  'tooManyTries',
  'failed',
  'offline',
  'offlineSince',
  'language',
  'inbox',
  'content',
  'editPage',
  'view',
  'search',
  'searchHint',
  'more',
  'empty',
  'nothingFound',
  'unread',
  'back',
  'missing',
  'nowhere',
  'toInbox',
  'received',
  'from',
  'referrer',
  'campaign',
  'reference',
  'answer',
  'byMail',
  'byWhatsApp',
  'byPhone',
  'phone',
  'markAnswered',
  'answered',
  'takeBack',
  'close',
  'reopen',
  'wake',
  'takeOn',
  'letGo',
  'notes',
  'note',
  'addNote',
  'stale',
  'mailGreeting',
] as const;

type Name = (typeof names)[number];

const sentence = words(300, 'A label or a sentence of the desk');
const each = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, sentence])) as Record<Key, typeof sentence>,
  );

/** content/desk: what is read at the desk. */
export const deskFile = each<Name>(names).extend({
  views: each(viewNames),
  kinds: each(formIds),
  channels: each(['notice', 'reply', 'webhook']),
  deliveryStates: each(['queued', 'delivered', 'parked', 'withheld']),
  presence: each(presenceNames),
  enquiry: each(enquiryNames).extend({
    campaign: each(campaignParts),
    signals: each(signalNames),
    withheld: each(withheldNames),
  }),
  replies: each(replyNames),
  list: each(listNames).extend({
    meanings: each(viewNames),
    filters: each(filterNames),
    deeds: each(changeNames),
    questions: each(changeNames),
    outcomes: each(changeNames),
    keys: each(keyNames),
  }),
  numbers: each(numbersNames),
  log: each(logNames).extend({ kinds: each(deedKindNames) }),
  deeds: each(logSentenceNames),
  export: each(exportNames),
  door: each(doorNames),
  retention: each(retentionNames),
  users: each(userNames).extend({ roles: each(roleNames), mays: each(roleNames) }),
});

type AllWords = InOneLanguage<z.output<typeof deskFile>>;

/** The words that the page of the desk has; it fetches those of users when they are shown. */
export type DeskWords = Omit<AllWords, 'users'>;

export type UserWords = AllWords['users'];
