/** The ways in which a body is kept, in the order in which the server likes to send them. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** What a client that says nothing about identity thinks of it: acceptable, but nothing better. */
const leastWeight = 0.0001;

const onlyIdentity: readonly Encoding[] = ['identity'];

/** Browsers send a handful of different headers; the bound is for those that are not browsers. */
const remembered = new Map<string, readonly Encoding[]>();
const mostRemembered = 200;
const longestRemembered = 200;

/** The encodings that an Accept-Encoding header allows, the best first (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return onlyIdentity;
  const known = remembered.get(header);
  if (known) return known;
  const accepted = readHeader(header);
  if (remembered.size < mostRemembered && header.length <= longestRemembered) {
    remembered.set(header, accepted);
  }
  return accepted;
}

function readHeader(header: string): readonly Encoding[] {
  const weights = new Map(header.split(',').map(readItem));
  const others = weights.get('*');
  const weightOf = (encoding: Encoding): number => {
    const own = weights.get(encoding) ?? others;
    return own ?? (encoding === 'identity' ? leastWeight : 0);
  };
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}

function readItem(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  return [name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : readWeight(weight)];
}

/** A weight that nobody can read is taken as a refusal. */
function readWeight(parameter: string): number {
  const value = Number(parameter.slice(parameter.indexOf('=') + 1).trim() || Number.NaN);
  return value >= 0 && value <= 1 ? value : 0;
}
