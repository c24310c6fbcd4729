/**
 * The faults of content/, by code, each with what its sentence is filled with. The content
 * check tells it to whoever writes files; the desk has a sentence in each language for owners.
 */
export const faultPlaceholders = {
  empty: [],
  /** A list where a text belongs, and the like, which no form writes. */
  kind: [],
  'unknown-key': ['key'],
  choice: [],
  'too-long': ['surplus'],
  'too-many': ['surplus'],
  'too-few': ['lacking'],
  'too-low': ['least'],
  'too-high': ['most'],
  'not-above': ['bound'],
  'not-whole': [],
  /** Written in a format that has no code of its own. */
  format: [],
  spaces: [],
  'web-address': [],
  'site-address': [],
  origin: [],
  'third-party-script': [],
  colour: [],
  /** Colours that a company chose, in which nobody can read. */
  contrast: ['ratio', 'least'],
  email: [],
  path: [],
  icon: [],
  ornament: [],
  day: [],
  time: [],
  hours: [],
  'time-zone': [],
  phone: [],
  'number-of-somebody': ['numbers'],
  /** Pasted from elsewhere: signs that nobody sees, and Bangla that is none of Unicode. */
  'invisible-signs': ['word'],
  'bangla-signs': ['word'],
  whatsapp: [],
  country: [],
  prefix: [],
  year: [],
  bin: [],
  'admin-link': [],
  'good-key': [],
  key: [],
  taka: [],
  'sale-key': ['keys'],
  'plan-cells': ['plans'],
  'first-step': ['start'],
  'steps-rise': [],
  'takes-less': [],
  'rent-or-buy': [],
  'not-hundred': ['sum'],
  'same-key': ['key'],
  /** What no plan of the price book prices, which is sold by agreement, and what several do. */
  'no-price': ['name'],
  'two-prices': ['name'],
  /** An amount or a time of the offer that is written out elsewhere than in the price book. */
  'stray-figure': ['figure', 'places'],
  'lacks-place': ['places'],
  'unknown-place': ['place', 'known'],
  'no-page': ['page'],
  'no-icon': ['icon'],
  'no-entry': ['name'],
  'no-picture': [],
  'picture-place': [],
  'not-drawn': [],
  'same-alt': [],
  'two-leads': [],
  'no-lead': [],
  'no-demo': ['demo'],
  'no-login': ['roles'],
  order: [],
  unreadable: [],
  /** In files that no form shows. */
  developer: [],
  /** Nothing wrong, and perhaps not meant: an opening that the site leaves out. */
  closed: [],
  /** Likewise: a word for which the list of words has another one. */
  term: ['word', 'better'],
  /** Likewise: a translation whose source was changed since. */
  older: [],
} as const satisfies Record<string, readonly string[]>;

type FaultPlaces = typeof faultPlaceholders;

export type FaultCode = keyof FaultPlaces;

export const faultCodes = Object.keys(faultPlaceholders) as [FaultCode, ...FaultCode[]];

/** A fault by its code, for whoever has words of their own for it. */
export type Told = {
  [Code in FaultCode]: {
    code: Code;
    values: Readonly<Record<FaultPlaces[Code][number], string | number>>;
  };
}[FaultCode];

/**
 * What is said of a text that has not the format its field asks for, by the code of that. A schema says
 * nothing but this sentence of its pattern, so that the code is found by it.
 */
export const formatSentences = {
  spaces: 'starts or ends with a space; remove it',
  'web-address': 'must be a full address that starts with https://',
  'site-address':
    'must be https://, a host, and the folder the site stands in, if it does: https://www.nokshi.example or https://nokshi.example/site',
  origin: 'must be https:// and one host, such as https://chat.example: no * and nothing behind it',
  colour: 'must be a colour such as #fdfbf5',
  path: 'must be a path on this site, such as /contact',
  icon: 'must name an icon as set:name, such as tabler:cash',
  ornament: 'must be one short word in Bangla',
  day: 'must be a day such as 2026-11-20',
  hours: 'must end later than it begins',
  'time-zone': 'must be a time zone such as Asia/Dhaka',
  phone: 'must read like +880 1200-000000 or 16516',
  whatsapp: 'must be digits only, country code first',
  country: 'must be two capital letters such as BD',
  prefix: 'must be two to four capital letters such as NK',
  year: "must be a year in quotes, such as '2018'",
  bin: "must be 13 digits in quotes, such as '000123456-0101'",
  'admin-link': 'must be a full address that starts with https://, or a screen such as #/admin',
  'good-key': 'must be small letters only, such as rice',
  key: 'must be letters from A to Z, digits and hyphens only, such as POS',
  taka: 'must be taka with at most two decimals, such as 72 or 72.50',
} as const satisfies Partial<Record<FaultCode, string>>;
