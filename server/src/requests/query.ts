import { linkValues } from '@nokshi/forms/link-values.ts';

/** What the query of an address says, or what is one already. */
export const queryOf = (address: string): Map<string, string> =>
  linkValues(address.slice(address.indexOf('?') + 1).replace(/#.*$/s, ''));
