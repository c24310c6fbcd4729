/**
 * A name as owner of what follows, in Bangla: আয়েশা becomes আয়েশার, করিম করিমের, and ভাই ভাইয়ের; what ends in
 * another script gets its ending behind a hyphen.
 */
export function genitive(name: string): string {
  const last = name.normalize('NFC').at(-1) ?? '';
  if (/[ািীুূৃেৈোৌঅআওঔ]/.test(last)) return `${name}র`;
  if (/[ইঈউঊঋএঐ]/.test(last)) return `${name}য়ের`;
  return /[ক-হ\u09bc]/.test(last) ? `${name}ের` : `${name}-এর`;
}
