import { asciiDigits } from './digits.ts';
import { withoutInvisibleSigns } from './invisible-signs.ts';

// Deliberately loose (any script, no list of domains), but nothing that separates addresses or
// headers can stand in it. Each sign fits in one way only, so that no text takes long.
const joiners = String.raw`\u200c\u200d`;
const ownSigns = String.raw`(?:[^\s@<>()\[\]\\,;:"।\p{Cc}\p{Cf}]|[${joiners}])+`;
const label = String.raw`(?:[^\p{ASCII}\s।．。\p{Cc}\p{Cf}]|[\w${joiners}-])+`;
// A number at its end makes an address of a machine of a domain.
const pattern = new RegExp(String.raw`^${ownSigns}@(?:${label}\.)+(?!\d+$)${label}$`, 'u');

/** Whether a text may be an address that mails reach. */
export const isEmail = (text: string): boolean => pattern.test(text);

const partsOf = (email: string): [own: string, domain: string] => {
  const at = email.lastIndexOf('@');
  return [email.slice(0, Math.max(0, at)), email.slice(at + 1)];
};

/** A domain in the letters of DNS (RFC 5891): xn--54b7fta0cc for বাংলা; undefined for what can be none. */
function asciiDomain(domain: string): string | undefined {
  if (/^[\w.-]*$/.test(domain)) return domain.toLowerCase();
  const ascii = /[%/?#:\\]/.test(domain) ? undefined : URL.parse(`http://${domain}`)?.hostname;
  return ascii?.split('.').includes('') ? undefined : ascii;
}

/** An address in ASCII as the headers of any mail hold it; undefined where there is no such one. */
export function asciiEmail(email: string): string | undefined {
  const [own, domain] = partsOf(email);
  const ascii = asciiDomain(domain);
  return ascii === undefined || !/^[!-~]+$/.test(own) ? undefined : `${own}@${ascii}`;
}

/**
 * An address as it is compared: the same for all spellings that read alike, in capitals or small letters,
 * with signs that nobody sees, its domain in letters of its own or in those of DNS.
 */
export function emailKey(email: string): string {
  const plain = withoutInvisibleSigns(email).normalize('NFKC').toLowerCase().trim();
  const [own, domain] = partsOf(plain);
  return own ? `${asciiDigits(own)}@${asciiDomain(domain) ?? domain}` : plain;
}

/** Where most people have their mailbox: each is right, and what stands a slip beside it is asked about. */
const providers = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'live.com'],
  ...['ymail.com', 'rocketmail.com', 'googlemail.com', 'proton.me', 'protonmail.com'],
] as const;

/** No such ending exists. */
const wrongEndings: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|ocm|comm|coom|come|cim|cpm|vom|xom|dom|c0m|cum|cob|cok|ccom|com\.com)$/, '.com'],
  [/\.(?:con|cmo|ocm|comm|coom|come|cpm|vom|xom)\.bd$|\.combd$|\.com\.(?:db|bf|bdd)$/, '.com.bd'],
  [/\.(?:nte|ent|nett|met)$/, '.net'],
  [/\.(?:ogr|orgg|prg|rog)$/, '.org'],
];

/** The keys of a phone in rows of ten: those beside, above and below each are pressed in its place. */
const keys = '1234567890qwertyuiopasdfghjkl__zxcvbnm';

/** Whether a letter may stand for another by a slip: of the finger, of the ear, or one that looks like it. */
function isNear(typed: string, right: string): boolean {
  const [one, other] = [keys.indexOf(typed), keys.indexOf(right)];
  const isBeside =
    Math.abs(Math.trunc(one / 10) - Math.trunc(other / 10)) < 2 &&
    Math.abs((one % 10) - (other % 10)) < 2;
  return isBeside || /\d|[aeiou]{2}|\P{ASCII}/u.test(typed + right);
}

/**
 * Whether one slip lies between two words: a letter too many, left out or replaced by one near it, or two that
 * changed places. Not by edit-distance.ts, which the search has in its file: one request more to search.
 */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, right] = [one.slice(start), other.slice(start)];
  const [first = '', second = ''] = rest;
  return (
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    (rest.slice(1) === right.slice(1) && isNear(first, right.charAt(0))) ||
    (second + first === right.slice(0, 2) && rest.slice(2) === right.slice(2))
  );
}

/** How many slips lie between a domain and a provider's: one in its name, if that is long, one in its ending. */
function slipsTo(domain: string, provider: string): number {
  const [name = '', ...ending] = domain.split('.');
  const [right = '', com = ''] = provider.split('.');
  const slips = (one: string, other: string) =>
    one === other
      ? 0
      : isOneSlip(one, other) || (one.length === 1 && other.startsWith(one))
        ? 1
        : 9;
  // Nobody leaves out the first letter: mail.com and cloud.com are others.
  const isOther = right.length < 5 || name === right.slice(1);
  const inName = name === right ? 0 : isOther ? 9 : slips(name, right);
  const whole = name === `${right}${com}` && ending.length === 0 ? 0.5 : 9;
  return Math.min(inName + (ending.length === 0 ? 0.5 : slips(ending.join('.'), com)), whole);
}

function withRightDomain(email: string): string {
  const [own, written] = partsOf(email);
  const domain = written.toLowerCase();
  const ended = wrongEndings.reduce((one, [wrong, right]) => one.replace(wrong, right), domain);
  const [nearest, slips] = providers
    .map((one): [string, number] => [one, Math.min(slipsTo(domain, one), slipsTo(ended, one))])
    .reduce((best, one) => (one[1] < best[1] ? one : best));
  const right = slips <= 2 ? nearest : ended;
  return right === domain ? email : `${own}@${right}`;
}

/** Signs of Bangla letters behind none. Not from search-words.ts, which the search has in its file, too. */
const strayMarks = /(^|\p{ASCII})[\u0981-\u0983\u09bc\u09be-\u09cd\u09d7]+/gu;

/** A text with the @ and the dots that other programs, and those who hide from them, write in other ways. */
const withPlainSigns = (text: string): string =>
  text
    .replace(/%40|&#(?:64|x40);|&commat;|\s*[([{]\s*at?\s*[)\]}]\s*/gi, '@')
    .replace(/^([^@]*\S)\s+at\s+(?=[^@]*$)/i, '$1@')
    .replace(/\s*[([{]\s*dot\s*[)\]}]\s*|\s+dot\s+/gi, '.')
    .replace(/\s*@\s*/g, '@');

/** An address without the words beside it. One plain word before it may be a part of it that a space parted. */
const withoutWords = (text: string): string =>
  text
    .replace(
      /(@[^\s@,;/|<>()]+\.\p{L}{2,})(?:[.।]?\s+(?!\.|bd$)|[/|<>()?]|[,;](?!\p{L}{2,3}$))[^@]*$/iu,
      '$1',
    )
    .replace(/^[^@]*(?:[<>:;()]|,\s)(?=[^@]*@)/, '')
    .replace(/^[^@]*\s(?=[^\s@]+@)/, (words) =>
      /^\s*(?!e?-?mail\b)[a-z]+\s+$/i.test(words) ? words : '',
    );

/** A text without what comes along with an address, or is pressed in place of its @ and its dots. */
function withoutSlips(typed: string): string {
  const text = withoutWords(withPlainSigns(withoutInvisibleSigns(typed).normalize('NFKC').trim()));
  return (/[\u0980-\u09e5]/.test(text) ? text : asciiDigits(text))
    .replace(/^www\./i, '')
    .replace(/\s+/g, '')
    .replace(strayMarks, '$1')
    .replace(/[।৷。,;·]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.*@[@.]*/g, '@')
    .replace(/^[.<>()[\]{}"'`“”‘’*:/\\|=]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .replace(
      /^([^@]+?)[^\p{L}\p{M}\p{N}@]?((?:gmail|yahoo|hotmail|outlook|icloud)\.com)$/iu,
      '$1@$2',
    );
}

/**
 * The address that somebody meant who typed another one: rahim@gmail.com for rahim@gmail.con, `rahim@gmail..com`
 * and `<rahim@gmail,com>`.
 * @returns undefined where nothing better than what was typed is known
 */
export function suggestedEmail(typed: string): string | undefined {
  const plain = withoutSlips(typed);
  const suggested = plain.includes('@') ? withRightDomain(plain) : plain;
  return suggested !== typed && isEmail(suggested) ? suggested : undefined;
}
