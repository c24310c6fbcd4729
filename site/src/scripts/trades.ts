import { checkBrand, isFault } from '@nokshi/showroom/brand/brand.ts';
import { nameHash } from '@nokshi/showroom/brand/kept-brand.ts';

/** Gives the demos of Trades.tsx the name that stands in its field, also one that was typed before this script came. */
const trades = document.querySelector('#trades')?.parentElement;
const field = trades?.querySelector('input');
const links = trades?.querySelectorAll('a') ?? [];
const refused = trades?.querySelector('output');
if (field && refused) {
  refused.id = 'refused';
  field.setAttribute('aria-describedby', refused.id);
}
const carry = () => {
  // In any colour, since each demo keeps its own. A name that none would show is not carried to it, and the field says so.
  const brand = checkBrand(field?.value ?? '', '#000000');
  const isRefused = isFault(brand) && brand !== 'empty';
  const said = (isRefused && refused?.dataset['words']) || '';
  // Screen readers tell what is written there: once, not at each letter.
  if (refused && refused.textContent !== said) refused.textContent = said;
  field?.setAttribute('aria-invalid', String(isRefused));
  for (const link of links) link.hash = isFault(brand) ? '' : nameHash(brand.name);
};
field?.addEventListener('input', carry);
carry();
