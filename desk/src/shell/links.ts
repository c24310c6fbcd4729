import type { DeskWords } from '@nokshi/contract/desk-words/schema.ts';
import type { User } from '@nokshi/contract/session.ts';

/** An item of the navigation: its label, and its addresses, of which the first is the link's. */
const links: readonly {
  readonly label: (words: DeskWords) => string;
  readonly paths: readonly [string, ...string[]];
  readonly isOfOwners?: true;
}[] = [
  { label: (words) => words.inbox, paths: ['/', '/enquiries'] },
  { label: (words) => words.content, paths: ['/content', '/release', '/guide'], isOfOwners: true },
  { label: (words) => words.numbers.title, paths: ['/numbers'] },
  { label: (words) => words.log.title, paths: ['/log'] },
  { label: (words) => words.door.settings, paths: ['/settings'] },
];

/** Where a user may go. Whoever works on a clone has what owners alone do there, and nothing else. */
export const linksFor = ({ role, isLocal }: User) =>
  links.filter(({ isOfOwners }) => (isOfOwners ? role === 'owner' : !isLocal));

/** Whether an address is one of a link's, or lies below one. */
export const isAt = (paths: readonly string[], address: string): boolean =>
  paths.some((path) => address === path || (path !== '/' && address.startsWith(`${path}/`)));
