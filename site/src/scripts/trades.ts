import { nameHash } from '@nokshi/showroom/brand/kept-brand.ts';

/** Gives the demos of Trades.tsx the name that stands in its field, also one that was typed before this script came. */
const trades = document.querySelector('#trades')?.parentElement;
const field = trades?.querySelector('input');
const links = trades?.querySelectorAll('a') ?? [];
const carry = () => {
  const name = field?.value.trim() ?? '';
  for (const link of links) link.hash = name === '' ? '' : nameHash(name);
};
field?.addEventListener('input', carry);
carry();
