import type { FormKind } from '@nokshi/forms/forms.ts';
import type { Language } from '@nokshi/forms/languages.ts';

/** Who is signed in. */
export type User = { email: string; name: string; role: 'owner' | 'staff' };

export type Stage = 'new' | 'answered' | 'closed';

/** A line of the inbox. */
export type Item = {
  reference: string;
  version: number;
  stage: Stage;
  unread: boolean;
  assignee: string | null;
  snoozedUntil: string | null;
  state: 'queued' | 'delivered' | 'parked' | 'set-aside';
  kind: FormKind;
  name: string;
  company: string;
  subject: string;
  software: string;
  excerpt: string;
  language: Language;
  page: string;
  campaign: string;
  receivedAt: string;
};

export type Items = { items: Item[]; next: string | null; more: boolean };

/** An enquiry with all that is known of it. */
export type Enquiry = Omit<Item, 'excerpt' | 'state'> & {
  email: string;
  phone: string;
  message: string;
  referrer: string;
  setAside: boolean;
  signals: string[];
  deliveries: {
    channel: 'notice' | 'reply' | 'webhook';
    recipient: string;
    state: 'queued' | 'delivered' | 'parked' | 'withheld';
    nextAt: string | null;
    deliveredAt: string | null;
    lastError: string | null;
  }[];
  notes: { id: string; author: string; at: string; text: string }[];
};

/** What may be changed of one. */
export type Change = Partial<{
  stage: Stage;
  assignee: string | null;
  snoozedUntil: string | null;
  note: string;
}>;
