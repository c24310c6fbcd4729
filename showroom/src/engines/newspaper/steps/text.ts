/** A paragraph cut at its marks of notes such as [1]: words, number, words. */
export function piecesOf(text: string): readonly { words: string; note: number | undefined }[] {
  const pieces = text.split(/\[(\d+)\]/);
  return pieces
    .filter((_, index) => index % 2 === 0)
    .map((words, index) => {
      const note = pieces[index * 2 + 1];
      return { words, note: note === undefined ? undefined : Number(note) };
    });
}

export const withoutMarks = (text: string): string => text.replaceAll(/\[\d+\]/g, '');
