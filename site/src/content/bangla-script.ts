const block = Array.from({ length: 0x09fe - 0x0980 + 1 }, (_, index) =>
  String.fromCharCode(0x0980 + index),
).join('');
const danda = '\u0964\u0965';
const joiners = '\u200C\u200D';
/** Stands in for the consonant that a sign lacks. */
const dottedCircle = '\u25CC';

/** The whole script, so that a font cut down to it lacks no conjunct, whatever is typed later. */
export const banglaScript = block + danda + joiners + dottedCircle;
