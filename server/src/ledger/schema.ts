import type {
  Action,
  Channel,
  DeliveryState,
  EnquiryState,
  Role,
  Stage,
} from '@nokshi/contract/vocabulary.ts';
import type { FieldName, TickName } from '@nokshi/forms/fields.ts';
import type { FormId } from '@nokshi/forms/forms.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { Generated } from 'kysely';

/** What its deliveries say, whether or not it is set aside. */
type WorstState = Exclude<EnquiryState, 'set-aside'>;

/**
 * The fields of the forms, each a column of its name. A tick is 1 or 0, since SQLite has no boolean,
 * and has the sentence that the visitor agreed to beside it, which is empty without consent.
 */
export type FieldColumns = { [Name in Exclude<FieldName, TickName>]: string } & {
  [Name in TickName]: number;
} & { [Name in TickName as `${Name}_wording`]: string };

/** An enquiry as it stands in the ledger. Times are milliseconds since 1970. */
export type EnquiryRow = FieldColumns & {
  reference: string;
  kind: FormId;
  /** 1 when it looks like spam: it is kept, and nothing leaves. */
  set_aside: 0 | 1;
  /** What makes it look like spam: names of signals, separated by commas. */
  signals: string;
  received_at: number;
  page: string;
  referrer: string;
  campaign: string;
};

/** What stands beside an enquiry for those who look for it. */
type ListedColumns = {
  /** Of its page. */
  language: Generated<Language>;
  /** The worst state of its deliveries, kept by triggers. */
  delivery_state: Generated<WorstState>;
};

/** What people at the desk make of an enquiry. */
type WorkColumns = {
  stage: Generated<Stage>;
  /** Goes up with each change that somebody makes, so that none is made to what has changed since. */
  version: Generated<number>;
  /** When somebody opened it first; null for never. */
  read_at: Generated<number | null>;
  /** When it was first answered; null for not yet. */
  answered_at: Generated<number | null>;
  /** Until when nobody wants to see it; null when it isn't put off. */
  snoozed_until: Generated<number | null>;
  /** The address of the user who sees to it; null for nobody. */
  assignee: Generated<string | null>;
};

/** Who may sign in at the desk. */
export type UserRow = {
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  /** `scrypt$N$r$p$salt$hash`, the last two in base64url. */
  password: string;
  language: Generated<Language>;
  /** 1 when a mail each working morning says what waits. */
  digest_mail: Generated<0 | 1>;
  /** When it was last made for this user, whether or not there was anything to say; null for never. */
  digest_at: Generated<number | null>;
  /** In base32; null without a second factor. */
  totp_secret: Generated<string | null>;
  /** The last time step whose code was used (RFC 6238, 5.2): none is taken twice. */
  totp_step: Generated<number | null>;
  /** When they did something at the desk last; null for never. */
  used_at: Generated<number | null>;
  created_at: number;
};

/** A link that is not used yet, by which somebody chooses a password. */
type AccessLinkRow = {
  /** Of whom it is for. */
  email: string;
  /** SHA-256 of its secret, in base64url. */
  digest: string;
  /** Of who is invited; null where a user gets a new password. */
  role: Role | null;
  /** The name of the owner who made it. */
  made_by: string;
  /** Their address: a link goes with its maker. */
  maker: string;
  made_at: number;
};

/** A code that stands in for the second factor, once. */
type RecoveryCodeRow = { digest: string; email: string };

/** A session or a browser, with the hash of its secret. */
type SecretRow = {
  /** SHA-256 of the secret, in base64url. */
  digest: string;
  email: string;
  began_at: number;
  seen_at: number;
};

/** Where somebody is signed in. */
type SessionRow = SecretRow & {
  /** As people call it, such as "Firefox, Windows"; empty where it can't be told. */
  browser: Generated<string>;
  /** When the password was asked for once more; null for never. */
  confirmed_at: Generated<number | null>;
};

/** A note that somebody left at an enquiry. */
type NoteRow = {
  id: string;
  reference: string;
  /** The name of who wrote it, as it was then. */
  author: string;
  written_at: number;
  text: string;
};

/** What was done at the desk: it holds no word of a visitor. */
export type DeskLogRow = {
  id: string;
  done_at: number;
  /** The name of who did it, as it was then; of the account of the machine, for a command. */
  author: string;
  /** The address of their user; null for nobody who is known, for commands, and of older servers. */
  author_email: string | null;
  /** A digest of the network that they did it from (desk/network-digests.ts); null for the same. */
  network: string | null;
  action: Action;
  /** The detail of the action, where it has one: a stage, an address of a user, a number. */
  detail: string | null;
  /** Which version of the enquiry it made; null where it made none. */
  version: number | null;
  /** Null when it concerned no single enquiry. */
  reference: string | null;
};

/** A link of the chain over the log of the desk: it stays when its entry goes, and holds no word of that. */
export type LogChainRow = {
  position: number;
  /** A digest of the entry's id. */
  entry: string;
  done_at: number;
  /** A digest of the reference of the enquiry that it concerned; null where it concerned none. */
  subject: string | null;
  /** Of what the entry says. */
  digest: string;
  /** Over this link and the hash of the one before. */
  hash: string;
};

/** Who has the desk open, and what they have open of it. */
export type PresenceRow = {
  /** Of one open page: it has a stream of events. */
  stream: string;
  email: string;
  /** The enquiry that is open; null where none is. */
  reference: string | null;
  /** The entry that is open, such as products/POS; null where none is. */
  entry: string | null;
  /** 1 while something is typed there. */
  writing: 0 | 1;
  seen_at: number;
};

/** An answer that is kept for the next time. */
type SavedReplyRow = {
  id: string;
  name: string;
  language: Language;
  /** With {placeholders}. */
  text: string;
  author: string;
  changed_at: number;
};

/** One intent to write: a form's key or, without JavaScript, the content itself. */
type IntentRow = {
  intent: string;
  fingerprint: string;
  reference: string;
  /** When the same intent may make a new enquiry; null for never. */
  expires_at: number | null;
};

/** A row of the outbox. */
export type DeliveryRow = {
  reference: string;
  channel: Channel;
  /**
   * One address of the company's, for its mail; empty for the reply and the webhook, which have one
   * receiver each, and for a notice that no worker has addressed among its recipients yet.
   */
  recipient: string;
  state: DeliveryState;
  attempts: number;
  /** When it may be tried (again). While a worker holds the row: when its lease ends. */
  due_at: number;
  /** Who holds the row; null while nobody does. */
  lease: string | null;
  queued_at: number;
  first_attempt_at: number | null;
  delivered_at: number | null;
  last_error: string | null;
  /**
   * The mail that brings it together with others, when its recipient has had enough mails of their
   * own; null for a mail of its own. The rows of a digest are due, held and settled together.
   */
  digest: string | null;
  /**
   * Of a reply: which visitor causes it, as `visitorOf` tells them apart. Null for any other delivery,
   * where it isn't known, and a day later.
   */
  visitor: number | null;
};

/** The automatic reply of the last day to a mailbox. */
export type RepliedRow = {
  /** A digest of the mailbox, the same for all spellings of its address. */
  address: string;
  reference: string;
  replied_at: number;
  /** Which visitor caused it; null where that isn't known. */
  visitor: number | null;
};

/** Work that one of the servers does again and again. */
export type JobRow = {
  name: string;
  /** When it is to be done. While a server does it: when its lease ends. */
  due_at: number;
  /** When it was done last; null for never. */
  ran_at: number | null;
  /** When it failed last; null for never. */
  failed_at: number | null;
  /** Why it failed; null when it has been done since. It may quote an address. */
  last_error: string | null;
};

/** For how long enquiries are kept. */
export type RetentionRow = {
  id: number;
  kept_days: number;
  /** To how many fewer days an owner has agreed, when and who; null for none. */
  agreed_days: number | null;
  agreed_at: number | null;
  agreed_by: string | null;
};

/** A line of the mails that tell the company what is set aside. */
type SetAsideNoticeRow = {
  reference: string;
  /** One address of the company's: each is told once. */
  recipient: string;
  /** The mail that it stands in, one a day: what its Message-ID is made of. */
  mail: string;
  /** Null until the mail has been sent. */
  sent_at: number | null;
  /** Why the mail was given up, in the mail server's words; null when it wasn't. */
  refusal: string | null;
};

/** A count, or a part of one: those of the same thing are added up. Triggers keep them. */
type CountRow<Counted> = Counted & { number: number };

/** How often something was seen on a day. Of whom, nothing is known. */
export type ViewsRow = {
  /** In the time zone of the company, such as 2026-11-30. */
  day: string;
  kind: 'page' | 'source' | 'campaign';
  /** An address of the site, a host that led here ('' where none was named) or a campaign; * for all others. */
  name: string;
  number: number;
};

/** For how many days numbers of views are kept. */
type ViewsKeptRow = {
  days: number;
  /** Since when the content says fewer; null where it says these. */
  left_at: number | null;
};

/** An enquiry that the search finds. */
type SearchRow = {
  /** In the order in which they came in. */
  id: number;
  reference: string;
  /** All that is looked for, as it sounds (search/searched-words.ts). */
  words: string;
};

/** Which enquiries of a block have a trigram (search/trigrams.ts). */
type SearchTrigramRow = { trigram: number; block: number; members: Uint8Array };

/** The ledger's tables. */
export type Schema = {
  enquiries: EnquiryRow & ListedColumns & WorkColumns;
  intents: IntentRow;
  deliveries: DeliveryRow;
  replied: RepliedRow;
  /** One row while delivery is paused, else none. */
  pause: { id: number; paused_at: number };
  jobs: JobRow;
  /** One row, once a server has deleted what is old. */
  retention: RetentionRow;
  set_aside_notices: SetAsideNoticeRow;
  enquiry_counts: CountRow<{ kind: FormId; state: EnquiryState }>;
  delivery_counts: CountRow<Pick<DeliveryRow, 'channel' | 'recipient' | 'state'>>;
  views: ViewsRow;
  /** What the content says, and the larger numbers that it said within a week. */
  views_kept: ViewsKeptRow;
  search_rows: SearchRow;
  search_trigrams: SearchTrigramRow;
  /** Enquiries that the search doesn't find yet. */
  search_queue: { received_at: number; reference: string };
  users: UserRow;
  recovery_codes: RecoveryCodeRow;
  access_links: AccessLinkRow;
  /** One row while nobody may do anything without a second factor. */
  second_factor_demand: { id: number; demanded_at: number };
  sessions: SessionRow;
  /** Browsers in which somebody has signed in: a right password works there, whatever others try. */
  devices: SecretRow;
  /** Wrong passwords of the last minutes; what they are counted by is a digest. */
  sign_in_tries: { id: string; counted: string; tried_at: number };
  notes: NoteRow;
  desk_log: DeskLogRow;
  log_chain: LogChainRow;
  /** One row, once anything was done: the key of the digests of networks in the log. */
  network_keys: { id: number; key: string; begun_at: number };
  presence: PresenceRow;
  saved_replies: SavedReplyRow;
  heartbeat: { id: number; beat_at: number };
  /** The servers that run, each with the name of its folder of the desk, if there is one, and what it shows. */
  servers: { id: string; folder: string; release: string; seen_at: number };
  /** One row: the latest migration that a server must know to use the ledger. */
  compatibility: { id: number; needed_migration: string };
};
