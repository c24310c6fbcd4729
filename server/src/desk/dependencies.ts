import type { Language } from '@nokshi/forms/languages.ts';
import type { Database } from '../ledger/database/database.ts';
import type { Reader } from '../ledger/reading/reader.ts';
import type { SendAccessLink } from '../sending/access-mail.ts';
import type { Sentences } from '../sentences.ts';
import type { Door } from './door.ts';
import type { Editing } from './editing.ts';
import type { Live } from './live/live.ts';
import type { TimedLedger } from './timed-ledger.ts';

/** The parts of the server that the desk's routes use. */
export type DeskDependencies = {
  door: Door;
  database: Database;
  timed: TimedLedger;
  reader: Reader;
  live: Live;
  editing: Editing;
  /** Whether somebody works on the content of this very clone: there is one owner, and no enquiry. */
  isLocal: boolean;
  /** Where nobody signs in: what to do instead, by language. */
  whereToOpen?: () => Promise<Partial<Record<Language, string>> | undefined>;
  /** Whether enquiries go to another program, too. */
  hasWebhook: boolean;
  /** Sends a link to whom it is for, meanwhile; undefined while mail is off. */
  sendAccessLink?: SendAccessLink | undefined;
  /** Tells the worker that something is to be sent. */
  wake: () => void;
  /** Whose days, hours and zone are meant. */
  sentences: Sentences;
};
