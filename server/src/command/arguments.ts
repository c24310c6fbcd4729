import { parseArgs } from 'node:util';
import { type Channel, channels, enquiryStates } from '@nokshi/contract/vocabulary.ts';
import { isEmail } from '@nokshi/forms/email.ts';
import { formIds } from '@nokshi/forms/forms.ts';
import { timeOf } from '@nokshi/forms/local-time.ts';
import { isPhone } from '@nokshi/forms/phone.ts';
import { referenceIn } from '@nokshi/forms/reference.ts';
import { day, hour } from '../durations.ts';
import { everything, type Filter } from '../ledger/enquiries/filter.ts';
import { searchFor } from '../ledger/search/search.ts';
import { loadSentences } from '../sentences.ts';

/** Thrown with a sentence that says what would be right. */
export class WrongArguments extends Error {
  override name = 'WrongArguments';
}

/** The verbs of the command. */
const verbs = [
  'list',
  'show',
  'queue',
  'export',
  'resend',
  'release',
  'pause',
  'resume',
  'forget',
  'stats',
  'audit',
  'mail-check',
  'backup',
  'restore',
] as const;

export type Verb = (typeof verbs)[number];

/** The parsed command line. */
export type Asked = {
  verb: Verb;
  /** A reference, an email address, a phone number or a file, as the verb takes one; empty for none. */
  subject: string;
  json: boolean;
  all: boolean;
  parked: boolean;
  /** The one to send by; undefined for all. */
  channel: Channel | undefined;
  format: 'csv' | 'json';
  filter: Filter;
  /** Under which the domain's key of DKIM stands; undefined for the usual ones. */
  selector: string | undefined;
  /** Sentences about old words that were used, which still work. */
  warnings: readonly string[];
};

const subjectOf: Partial<Record<Verb, string>> = {
  show: 'a reference',
  resend: 'a reference, or --parked',
  release: 'a reference',
  forget: 'an email address, a phone number or a reference',
  'mail-check': 'an email address, or nothing',
  backup: 'a file to write',
  restore: 'a file to read',
};

const options = {
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  parked: { type: 'boolean' },
  channel: { type: 'string' },
  format: { type: 'string' },
  kind: { type: 'string' },
  state: { type: 'string' },
  status: { type: 'string' },
  since: { type: 'string' },
  search: { type: 'string' },
  selector: { type: 'string' },
} as const;

type Option = keyof typeof options;

/** The options of each verb; others are refused, lest it does more than was meant. */
const optionsOf: Record<Verb, readonly Option[]> = {
  list: ['json', 'all', 'kind', 'state', 'status', 'since', 'search'],
  show: ['json'],
  queue: ['json', 'all', 'kind', 'since'],
  export: ['json', 'format', 'kind', 'state', 'status', 'since', 'search'],
  resend: ['json', 'parked', 'channel'],
  release: ['json'],
  pause: ['json'],
  resume: ['json'],
  forget: ['json'],
  stats: ['json', 'kind', 'state', 'status', 'since'],
  audit: ['json'],
  'mail-check': ['json', 'selector'],
  backup: [],
  restore: [],
};

function demandHeeded(verb: Verb, given: readonly Option[]): void {
  const wrong = given.find((option) => !optionsOf[verb].includes(option));
  if (wrong === undefined) return;
  const right = new Intl.ListFormat('en-GB').format(
    verbs.filter((one) => optionsOf[one].includes(wrong)),
  );
  throw new WrongArguments(`--${wrong} is for ${right}, not for ${verb}.`);
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const unitMilliseconds: Record<string, number> = { h: hour, d: day, w: 7 * day };

function choice<Choice extends string>(
  option: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((one) => one === value);
  if (found === undefined) {
    throw new WrongArguments(`--${option} is "${value}"; it should be ${either.format(choices)}.`);
  }
  return found;
}

function moment(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const [, amount, unit] = /^(\d{1,5})([hdw])$/.exec(value) ?? [];
  if (amount && unit) return now - Number(amount) * (unitMilliseconds[unit] ?? 0);
  const isDate = /^\d{4}-\d{2}-\d{2}/.test(value);
  const time = isDate ? timeOf(value, loadSentences().timeZone) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new WrongArguments(
      `--since is "${value}"; it should be a date such as 2026-11-01, or 12h, 7d or 4w.`,
    );
  }
  return time;
}

function parsed(values: readonly string[]) {
  try {
    return parseArgs({ args: [...values], allowPositionals: true, options });
  } catch (failure) {
    throw new WrongArguments(failure instanceof Error ? failure.message : 'Wrong options.');
  }
}

/** @returns the reference however it is spaced, the rest as it was typed */
function subjectFor(verb: Verb, typed: string): string {
  const takes = subjectOf[verb];
  if (verb === 'mail-check' && typed !== '' && !isEmail(typed)) {
    throw new WrongArguments(`mail-check takes ${takes}; "${typed}" is none.`);
  }
  if (typed === '' || !takes?.includes('a reference')) return typed;
  const reference = referenceIn(typed);
  if (reference !== undefined) return reference;
  // With a slip in it, the answer that there is none says more.
  if (/^[a-z]{2,4}-[a-z\d-]+$/i.test(typed)) return typed.toUpperCase();
  if (verb === 'forget' && (typed.includes('@') || isPhone(typed))) return typed;
  throw new WrongArguments(
    `${verb} takes ${takes}; "${typed}" is none. list --search finds enquiries by other words.`,
  );
}

/** Old words still work. @returns the state that was asked for, and a sentence for each old word */
function stateInWordsOfToday({ state, status }: { state?: string; status?: string }) {
  const asked = state ?? status;
  const isOld = asked === 'quarantined';
  return {
    state: isOld ? 'set-aside' : asked,
    warnings: [
      ...(status === undefined ? [] : ['--status is called --state now.']),
      ...(isOld ? ['quarantined is called set-aside now.'] : []),
    ],
  };
}

/**
 * Reads the command line of `npm run leads --`.
 * @throws WrongArguments, SearchRefused
 */
export function readArguments(values: readonly string[], now: number): Asked {
  const { values: given, positionals } = parsed(values);
  const [first, subject = '', ...rest] = positionals;
  const verb = verbs.find((one) => one === first);
  if (!verb) {
    throw new WrongArguments(`"${first ?? ''}" is no command; say one of ${verbs.join(', ')}.`);
  }
  const takes = subjectOf[verb];
  if ((!takes && subject !== '') || rest.length > 0) {
    throw new WrongArguments(`"${rest[0] ?? subject}" is too much for ${verb}.`);
  }
  demandHeeded(verb, Object.keys(given) as Option[]);
  if (takes && subject === '' && !given.parked && verb !== 'mail-check') {
    throw new WrongArguments(`${verb} needs ${takes}.`);
  }
  if (subject !== '' && given.parked) {
    throw new WrongArguments(`${verb} takes a reference or --parked, not both.`);
  }
  const { state, warnings } = stateInWordsOfToday(given);
  return {
    verb,
    subject: subjectFor(verb, subject),
    json: given.json ?? false,
    all: given.all ?? false,
    parked: given.parked ?? false,
    channel: choice('channel', given.channel, channels),
    format: choice('format', given.format, ['csv', 'json']) ?? 'csv',
    filter: {
      ...everything,
      kind: choice('kind', given.kind, formIds),
      state: choice('state', state, enquiryStates),
      since: moment(given.since, now),
      search: given.search === undefined ? undefined : searchFor(given.search),
    },
    selector: given.selector,
    warnings,
  };
}
