/** From which hour on Bangla speaks of which part of the day; the hours before dawn belong to the night. */
const partsOfDay = [
  [0, 'রাত'],
  [4, 'ভোর'],
  [6, 'সকাল'],
  [12, 'দুপুর'],
  [15, 'বিকেল'],
  [18, 'সন্ধ্যা'],
  [20, 'রাত'],
] as const;

/** The Bangla word before a time of day. @param hour from 0 to 23 */
export const partOfDay = (hour: number): string =>
  partsOfDay.findLast(([from]) => from <= hour)?.[1] ?? '';
