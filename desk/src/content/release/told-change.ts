/** The words for values that are no text. */
type Said = Readonly<Record<'yes' | 'no' | 'picture' | 'newPicture', string>>;

const flags: readonly string[] = ['true', 'false'];
const isPicture = (value: string) => /^[\w/-]+\.(?:svg|png|jpe?g|webp|avif)$/.test(value);

/** A value before and after, where it is a flag or a picture in words. */
export function toldChange(before: string, after: string, said: Said): [string, string] {
  // Another file at the same place.
  if (before === '' && after === '') return [said.picture, said.newPicture];
  const others = [before, after].filter((value) => value !== '');
  // A flag that isn't there is off.
  const flag = (value: string) => (value === 'true' ? said.yes : said.no);
  if (others.length > 0 && others.every((value) => flags.includes(value))) {
    return [flag(before), flag(after)];
  }
  if (others.length > 0 && others.every(isPicture)) {
    const picture = before === '' ? '' : said.picture;
    return [picture, after === '' ? '' : picture ? said.newPicture : said.picture];
  }
  return [before, after];
}
