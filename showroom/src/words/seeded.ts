/**
 * Numbers that look like chance and are the same every time, so that a link shows everybody the same
 * data (mulberry32, a public-domain generator by Tommy Ettinger).
 * @returns a function that gives the next number from 0 up to 1
 */
export function seeded(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
