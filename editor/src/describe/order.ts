import type { FormMember } from '@nokshi/contract/form.ts';

/** As in the schema, but whether it is an example comes after what it is about, and what is folded last. */
export const orderMembers = (members: readonly FormMember[]): FormMember[] =>
  members.toSorted((one, other) => rank(one) - rank(other));

function rank({ key, isFolded }: FormMember): number {
  if (isFolded) return 2;
  return key === 'sample' ? 1 : 0;
}
