import type { User } from '@nokshi/contract/session.ts';
import type { DeskWords } from '../words/schema.ts';

/** What the navigation leads to: what it is called, and its addresses, of which the first is the link's. */
const links: readonly {
  readonly label: (said: DeskWords) => string;
  readonly paths: readonly [string, ...string[]];
  readonly isOfOwners?: true;
}[] = [
  { label: (said) => said.inbox, paths: ['/', '/enquiries'] },
  { label: (said) => said.content, paths: ['/content', '/release'], isOfOwners: true },
  { label: (said) => said.numbers.title, paths: ['/numbers'] },
  { label: (said) => said.log.title, paths: ['/log'] },
  { label: (said) => said.door.settings, paths: ['/settings'] },
];

/** Where a user may go. Whoever works on a clone has what owners alone do there, and nothing else. */
export const linksFor = ({ role, isLocal }: User) =>
  links.filter(({ isOfOwners }) => (isOfOwners ? role === 'owner' : !isLocal));

/** Whether an address is one of a link's, or lies below one. */
export const isAt = (paths: readonly string[], address: string): boolean =>
  paths.some((path) => address === path || (path !== '/' && address.startsWith(`${path}/`)));
