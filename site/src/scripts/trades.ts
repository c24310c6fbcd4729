import { checkBrand, isFault } from '@nokshi/showroom/brand/brand.ts';
import { nameHash } from '@nokshi/showroom/brand/kept-brand.ts';

/** Gives the demos of Trades.tsx the name that stands in its field, also one that was typed before this script came. */
const trades = document.querySelector('#trades')?.parentElement;
const field = trades?.querySelector('input');
const links = trades?.querySelectorAll('a') ?? [];
const refused = trades?.querySelector('output');
const carry = () => {
  // In any colour, since each demo keeps its own. A name that none would show is not carried to it, and the field says so.
  const brand = checkBrand(field?.value ?? '', '#000000');
  const isRefused = isFault(brand) && brand !== 'empty';
  if (refused) refused.hidden = !isRefused;
  field?.setAttribute('aria-invalid', String(isRefused));
  for (const link of links) link.hash = isFault(brand) ? '' : nameHash(brand.name);
};
field?.addEventListener('input', carry);
carry();
