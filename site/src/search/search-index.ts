import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import type { SiteContent } from '../seo/site-content.ts';
import { isBangla } from './bangla-spelling.ts';
import { type Kind, kinds, searchEntries } from './entries.ts';
import { wordsOf } from './words.ts';

/**
 * One entry as it travels; the kind is a number. A translated entry also has the title it has in the
 * default language, since many people type "school" on a Bangla page; any other has an empty one. The
 * language is left out where it is the index's.
 */
export type IndexEntry = readonly [
  kind: number,
  title: string,
  href: string,
  text: string,
  words: string,
  original: string,
  language?: Language,
];

/** What the browser fetches when the search is opened for the first time. */
export type SearchIndex = {
  language: Language;
  /** The name of each kind. */
  kinds: readonly string[];
  words: SiteContent['pages']['search']['dialog'] & { close: string };
  /** Where the words of the same names lead. */
  links: Record<'everything' | 'ask', string>;
  entries: readonly IndexEntry[];
};

/** As much of a text as fits under a title, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= 84) return text;
  return `${text.slice(0, 84).replace(/[\s,.;:।]+\S*$/, '')}…`;
}

/** Words that say nothing of an entry, and would only make the index larger. */
const empty = new Set(
  [
    'about after again always another because before being between cannot could different every first further given going known large later least little longer might never often other otherwise place rather second should since something still stands taken takes their themselves there these thing things third those three through times tells under until using wants where whether which while whole whose without words would wrong years',
    'অথবা অন্য অনেক আগে আছে আপনার আপনি আপনাদের আবার আমরা আমাদের আরও আলাদা একই একটি একটা এখন এখানে এমন এবং এভাবে করতে করবে করবেন করলে করা করার করি করুন করে করেন কখনও কাছে কারণ কিছু কিংবা কিন্তু কেউ কোন কোনও কোনো গিয়ে চাই চান চাইলে ছাড়া জন্য জানা জানান তখন তবে তাই তাঁর তাদের তার তারা থাকবে থাকলে থাকে থাকেন থেকে দিকে দিতে দিন দিয়ে দুই দেওয়া দেন দেয় দেখা দেখে ধরে নিজে নিজের নিতে নিন নিয়ে নেই নেওয়া নেন পরে পাঠান পান পাবেন পারে পারেন প্রতি প্রতিটি প্রথম বলে বলুন বাইরে বেশি ভালো মতো মধ্যে মাঝে যখন যদি যায় যেখানে যেভাবে যেমন লাগে শুধু সঙ্গে সব সময় সাথে সেই সেখানে হবে হয় হয়ে হলে হিসেবে হোক',
  ].flatMap(wordsOf),
);

/**
 * The longer words of a text, and short ones that are names: VAT, bKash, SMS. Bangla takes fewer letters
 * for a word.
 */
const tellingWords = (text: string) =>
  (text.match(/[\p{L}\p{N}\p{M}\u200c\u200d]+/gu) ?? [])
    .filter((word) => word.length > (isBangla(word) ? 3 : 4) || /\p{L}\p{Lu}/u.test(word))
    .flatMap(wordsOf)
    .filter((word) => !empty.has(word));

/** The index, as small as it goes: no word twice in an entry, none without meaning. */
export function searchIndex(
  content: SiteContent,
  original: SiteContent,
  close: string,
): SearchIndex {
  const { language, pages } = content;
  const { kinds: names, dialog } = pages.search;
  return {
    language,
    kinds: kinds.map((kind: Kind) => names[kind].one),
    words: { ...dialog, close },
    links: { everything: href('search', language), ask: href('contact', language) },
    entries: searchEntries(content, original).map((entry): IndexEntry => {
      const { kind, title, href: address, text, words, original: twin } = entry;
      const line = shortened(text);
      const shown = new Set([...wordsOf(title), ...wordsOf(line)]);
      const further = tellingWords(`${text} ${words}`).filter((word) => !shown.has(word));
      const found = [...new Set(further)].sort().join(' ');
      const own = [kinds.indexOf(kind), title, address, line, found, twin] as const;
      return entry.language === language ? own : [...own, entry.language];
    }),
  };
}
