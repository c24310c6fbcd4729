const flags: readonly string[] = ['true', 'false'];

/** A value before and after, where it is a flag in words. */
export function toldChange(
  before: string,
  after: string,
  words: Readonly<Record<'yes' | 'no', string>>,
): [string, string] {
  const others = [before, after].filter((value) => value !== '');
  // A flag that isn't there is off.
  const flag = (value: string) => (value === 'true' ? words.yes : words.no);
  return others.length > 0 && others.every((value) => flags.includes(value))
    ? [flag(before), flag(after)]
    : [before, after];
}
