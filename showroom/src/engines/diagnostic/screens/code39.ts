/** The bars and gaps of each sign, nine each, w for a wide one (ISO/IEC 16388, Code 39). */
const signs: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  '*': 'nwnnwnwnn',
};

/**
 * The bars of a number as a scanner reads them.
 * @returns each bar's left edge and width in modules, and the width of the whole
 */
export function barsOf(number: number) {
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (const sign of `*${number}*`) {
    for (const [index, kind] of [...(signs[sign] ?? '')].entries()) {
      const width = kind === 'w' ? 3 : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    }
    x += 1;
  }
  return { bars, width: x - 1 };
}
