import type { SiteContent } from '../findable/site-content.ts';
import { type Kind, kinds, searchEntries } from './entries.ts';
import { wordsOf } from './words.ts';

/** One entry as it travels: kind by number, title, address, text, further words. */
export type IndexEntry = readonly [
  kind: number,
  title: string,
  href: string,
  text: string,
  words: string,
];

/** What the browser fetches when the search is opened for the first time. */
export type SearchIndex = {
  /** The name of each kind. */
  kinds: readonly string[];
  words: SiteContent['pages']['searchPage']['dialog'] & { close: string };
  entries: readonly IndexEntry[];
};

/** As much of a text as fits under a title, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= 84) return text;
  return `${text.slice(0, 84).replace(/[\s,.;:]+\S*$/, '')}…`;
}

const says = (word: string) => word.length > 2 && !empty.has(word) && !/^\d+$/.test(word);

/** Words that say nothing of an entry, and would only make the index larger. */
const empty = new Set(
  'and are been before but can each every for from had has have how into its may not off one our out over same than that the their them then there they this under what when where which who will with without you your does about after again also any because both cannot could did done else even gets give given goes know let like made make many more most much must need needs new nor now only other own per put say see should some still such take takes tell two three until use uses using very want was well were while why would yet'.split(
    ' ',
  ),
);

/** The index, as small as it goes: no word twice in an entry, none without meaning. */
export function searchIndex(content: SiteContent, close: string): SearchIndex {
  const { kinds: names, dialog } = content.pages.searchPage;
  return {
    kinds: kinds.map((kind: Kind) => names[kind].one),
    words: { ...dialog, close },
    entries: searchEntries(content).map(({ kind, title, href, text, words }) => {
      const line = shortened(text);
      const shown = new Set([...wordsOf(title), ...wordsOf(line)]);
      const further = wordsOf(`${text} ${words}`).filter((word) => !shown.has(word) && says(word));
      return [kinds.indexOf(kind), title, href, line, [...new Set(further)].sort().join(' ')];
    }),
  };
}
