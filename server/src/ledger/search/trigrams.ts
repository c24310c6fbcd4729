/** Enquiries in a block of the index, whose numbers share all but their last ten bits. */
export const blockSize = 1024;

/** Bytes of a set of them, a bit for each. */
const setSize = blockSize / 8;

/** Some enquiries of a block. */
export type Members = Uint8Array<ArrayBuffer>;

/**
 * A number of 32 bits for three letters. Several may share one: what is found by it is compared with
 * the words themselves.
 */
function numberOf(one: number, two: number, three: number): number {
  let mixed =
    Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca77) ^ Math.imul(three, 0xc2b2ae3d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) | 0;
}

/** The trigrams of a text in its normal form: each three signs (code points) that stand side by side. */
export function trigramsOf(text: string): Set<number> {
  const points = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const trigrams = new Set<number>();
  for (let index = 2; index < points.length; index += 1) {
    trigrams.add(numberOf(points[index - 2] ?? 0, points[index - 1] ?? 0, points[index] ?? 0));
  }
  return trigrams;
}

export const noMembers = (): Members => new Uint8Array(setSize);

/** @param member its place in the block */
export function add(members: Members, member: number): void {
  members[member >> 3] = (members[member >> 3] ?? 0) | (1 << (member & 7));
}

/** @param member its place in the block */
export function take(members: Members, member: number): void {
  members[member >> 3] = (members[member >> 3] ?? 0) & ~(1 << (member & 7));
}

/** Those that are in both. */
export const inBoth = (one: Members, other: Members): Members =>
  one.map((byte, index) => byte & (other[index] ?? 0));

/** Those that are in one or in the other. */
export const inEither = (one: Members, other: Members): Members =>
  one.map((byte, index) => byte | (other[index] ?? 0));

/** Their places in the block, the last first. */
export function* positions(members: Members): Generator<number> {
  for (let place = blockSize - 1; place >= 0; place -= 1) {
    if (((members[place >> 3] ?? 0) >> (place & 7)) & 1) yield place;
  }
}

/**
 * A set as it is stored: where its first byte that isn't zero stands, and the bytes from there to the
 * last one; undefined for the empty set.
 */
export function pack(members: Members): Buffer | undefined {
  const first = members.findIndex((byte) => byte !== 0);
  if (first === -1) return undefined;
  const last = members.findLastIndex((byte) => byte !== 0);
  return Buffer.concat([Buffer.from([first]), members.subarray(first, last + 1)]);
}

/** The reverse of `pack`. */
export function unpack(packed: Uint8Array): Members {
  const members = noMembers();
  members.set(packed.subarray(1), packed[0] ?? 0);
  return members;
}
