import type { DeskWords } from '@nokshi/contract/desk-words/schema.ts';
import type { User } from '@nokshi/contract/session.ts';
import { may, type Right } from '@nokshi/contract/vocabulary.ts';

/** An item of the navigation: its label, and its addresses, of which the first is the link's. */
const links: readonly {
  readonly label: (words: DeskWords) => string;
  readonly paths: readonly [string, ...string[]];
  readonly right: Right;
}[] = [
  { label: (words) => words.inbox, paths: ['/', '/enquiries'], right: 'enquiries' },
  { label: (words) => words.content, paths: ['/content', '/release', '/guide'], right: 'content' },
  { label: (words) => words.numbers.title, paths: ['/numbers'], right: 'enquiries' },
  { label: (words) => words.log.title, paths: ['/log'], right: 'desk' },
  { label: (words) => words.door.settings, paths: ['/settings'], right: 'desk' },
];

/** Where a user may go. Whoever works on a clone has the content there, and nothing else. */
export const linksFor = ({ role, isLocal }: User) =>
  links.filter(({ right }) => (isLocal ? right === 'content' : may(role, right)));

/** Whether an address is one of a link's, or lies below one. */
export const isAt = (paths: readonly string[], address: string): boolean =>
  paths.some((path) => address === path || (path !== '/' && address.startsWith(`${path}/`)));
