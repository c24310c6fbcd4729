import type { Database } from '../ledger/database/database.ts';
import type { Reader } from '../ledger/reading/reader.ts';
import type { Releases } from '../releases/releases.ts';
import type { Sentences } from '../sentences.ts';
import type { EditorProcess } from './content/editor-process.ts';
import type { Publishing } from './content/publishing.ts';
import type { Door } from './door.ts';
import type { Live } from './live/live.ts';
import type { TimedLedger } from './timed-ledger.ts';

/** What the desk needs of the server. */
export type DeskParts = {
  door: Door;
  database: Database;
  timed: TimedLedger;
  reader: Reader;
  live: Live;
  editor: EditorProcess;
  publishing: Publishing;
  releases: Releases;
  /** Whether enquiries go to another program, too. */
  hasWebhook: boolean;
  /** Tells the worker that something is to be sent. */
  wake: () => void;
  /** Whose days, hours and zone are meant. */
  sentences: Sentences;
};
