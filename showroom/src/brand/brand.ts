import { hasMoreGraphemes } from '@nokshi/forms/graphemes.ts';
import { asSeen, withoutDirectionMarks } from '@nokshi/forms/invisible-signs.ts';
import { withoutLinkTail } from '@nokshi/forms/link-values.ts';
import type { Brand } from './kept-brand.ts';

export const maxNameLength = 40;

/** The fault of a brand; the sentences to it stand in content/showroom. */
export type BrandFault = 'empty' | 'long' | 'notPlain' | 'noColour';

/** Controls, and what makes markup. */
const notPlain = /[\p{C}<>{}\\`]/u;
/** What makes an address of a page, a mailbox or a host: a name must not lead anywhere. */
const addressSign = /:\/\/|www\.|@/i;
/** The ending of a host. After initials, as in Md.Karim or মো.করিম, a capital or a letter without one goes on. */
const ending =
  /[\p{L}\p{M}\p{N}]\.(?:\p{Ll}{2,}|xn--|(?:Com|COM|Net|NET|Org|ORG|Bd|BD|বাংলা)(?![\p{L}\p{M}\p{N}]))/u;

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A brand from what somebody typed or a link carries, or what is wrong with it. */
export function checkBrand(name: string, colour: string): Brand | BrandFault {
  const plain = asSeen(name).replace(/\s+/g, ' ');
  if (plain === '') return 'empty';
  if (hasMoreGraphemes(plain, maxNameLength)) return 'long';
  const isTurned = withoutDirectionMarks(name) !== name;
  const leads = addressSign.test(plain) || ending.test(plain);
  if (isTurned || leads || notPlain.test(plain.replaceAll(/[\u200c\u200d]/g, ''))) {
    return 'notPlain';
  }
  if (!isColour(colour)) return 'noColour';
  return { name: plain, colour: colour.toLowerCase() };
}

export const isFault = (found: Brand | BrandFault): found is BrandFault =>
  typeof found === 'string';

/** The hash of a link that carries a brand. */
export const brandHash = ({ name, colour }: Brand): string =>
  `#brand=${encodeURIComponent(name)}&colour=${colour.slice(1)}`;

/**
 * The brand of a hash, or what is wrong with it; nothing for a hash that carries none.
 * @param own the colour of the demo, for a hash that carries a name alone
 */
export function brandOfHash(hash: string, own: string): Brand | BrandFault | undefined {
  if (!hash.startsWith('#brand=')) return undefined;
  const [name = '', colour] = hash.slice('#brand='.length).split('&colour=');
  try {
    return checkBrand(
      decodeURIComponent(name),
      colour === undefined ? own : `#${withoutLinkTail(decodeURIComponent(colour))}`,
    );
  } catch {
    return 'notPlain';
  }
}
