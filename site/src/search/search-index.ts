import type { Language } from '@nokshi/forms/languages.ts';
import { isBangla, wordsOf } from '@nokshi/forms/search-words.ts';
import { searchedPages } from '../content/searched-pages.ts';
import { href } from '../routes/routes.ts';
import type { SiteContent } from '../seo/site-content.ts';
import { pricedResultTypes, type ResultType, resultTypes, searchEntries } from './entries.ts';
import type { Synonym } from './synonyms.ts';

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

/** The search index, fetched when the search is first opened. */
export type SearchIndex = {
  language: Language;
  /** The name of each kind. */
  kinds: readonly string[];
  words: SiteContent['pages']['search']['dialog'] & { close: string };
  /** Where the words of the same names lead. */
  links: Record<'everything' | 'ask', string>;
  /** The words for prices, which find what has a price: the kinds that do, and first those that are one. */
  prices: { words: string; kinds: readonly number[]; own: number; page: string };
  /** Further words by which single pages are found, by their addresses. */
  pages: Readonly<Record<string, string>>;
  /** What people ask with other words than the site's. */
  synonyms: readonly Synonym[];
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
    'about above abroad accepted accepts added after afternoon afterwards again against agree agreed ahead alarm allow allows along already always announced another answers anyone anything appear appears applied approve approved approves argued arose around arrange arrive arrived asked asking attached attempt automatic average backed because become before beforehand begin being belongs beside better between binds board border bought bring brings broken brought built busiest calculated called cannot carry casual causes change changed changes cheaper checked checks choose chooses choosing chosen claims clashes cleaned clears closed closing collect collects comes coming common compare compared complete confirmed corrections costing could count counted counts covers crore crowd decide decides decision decisions deducts delays depends described designed detail different differently differs doubtful drops during easier either eleven enough enter entries entrust entry evening evenings every everybody everything exact example examples explained explains facts fails fault faults fetches fewer filled final finding finish finished first fixed fixes follow forget former found front further general given gives going grouped groups guess guide guided handed handles hands hangs happens hearsay hidden higher hints holds horns hours hundred improved included infected inside invented itself keeps known knows landed large larger later lawful learns least leave leaves leaving light limit limits lines linked listed little lives loaded loading located locked longer looked loose lower marked marking marks masked match matched matching means meant measured meeting might minute missing mission mistake moment months mostly motion moved named names needed needs negative neutral never nobody normal noted nothing notices number numbers object often older opens orderly ordinary other others otherwise ourselves outside packed paper papers parts passed patience people perhaps person phrases picks piece piles place plain planned plate plays please possible prefer press primary promise promised promises proposes protected proved punches quick range rather reach reaches reads really reason rebuilt recorded refused regular remaining remarks removed repeated replies respected retained retrained returned right roles saved scope scored searched second seconds sells separate separately served serves settled several shared sharp shortage shorter should shown shows sides signal signals signed silent since single sized sizes small smaller somebody someone something sometimes sooner sorted speak speed spelt spend spending spent split stamp stand standing stands start starts states station stays steps still stopped stories strangers strip strips stuck substitute surge swift switch taken takes talks tells tested their theirs themselves there these thing things third those three through times titles today together topics tried trips truthfully turns twelve twice typed under undone unsigned until upset using usually values vanished verified visuals waiting waits wants waste watch watched weakness where wherever whether which while whoever whole whose within without women wording words worked working works would writes writing written wrong years yours yourselves',
    'অথবা অন্য অনেক আগে আছে আপনার আপনি আপনাদের আবার আমরা আমাদের আরও আলাদা একই একটি একটা এখন এখানে এমন এবং এভাবে করতে করবে করবেন করলে করা করার করি করুন করে করেন কখনও কাছে কারণ কিছু কিংবা কিন্তু কেউ কোন কোনও কোনো গিয়ে চাই চান চাইলে ছাড়া জন্য জানা জানান তখন তবে তাই তাঁর তাদের তার তারা থাকবে থাকলে থাকে থাকেন থেকে দিকে দিতে দিন দিয়ে দুই দেওয়া দেন দেয় দেখা দেখে ধরে নিজে নিজের নিতে নিন নিয়ে নেই নেওয়া নেন পরে পাঠান পান পাবেন পারে পারেন প্রতি প্রতিটি প্রথম বলে বলুন বাইরে বেশি ভালো মতো মধ্যে মাঝে যখন যদি যায় যেখানে যেভাবে যেমন লাগে শুধু সঙ্গে সব সময় সাথে সেই সেখানে হবে হয় হয়ে হলে হিসেবে হোক',
  ].flatMap(wordsOf),
);

/**
 * The longer words of a text, and short ones that are names: VAT, bKash, SMS. Bangla takes fewer letters
 * for a word.
 */
const tellingWords = (text: string) =>
  (text.match(/[\p{L}\p{N}\p{M}\u200c\u200d]+/gu) ?? [])
    .filter((word) => word.length > (isBangla(word) ? 2 : 4) || /\p{L}\p{Lu}/u.test(word))
    .flatMap(wordsOf)
    .filter((word) => !empty.has(word));

/** The index, as small as it goes: no word twice in an entry, none without meaning. */
export function searchIndex(
  content: SiteContent,
  original: SiteContent,
  close: string,
): SearchIndex {
  const { language, pages } = content;
  const { kinds: names, dialog, priceWords, pageWords, synonyms } = pages.search;
  return {
    language,
    kinds: resultTypes.map((kind: ResultType) => names[kind].one),
    words: { ...dialog, close },
    links: { everything: href('search', language), ask: href('contact', language) },
    prices: {
      words: priceWords,
      kinds: pricedResultTypes.map((kind) => resultTypes.indexOf(kind)),
      own: resultTypes.indexOf('price'),
      page: href(content.pagesOff.includes('price') ? 'contact' : 'price', language),
    },
    pages: Object.fromEntries(
      searchedPages
        .filter((name) => !content.pagesOff.includes(name))
        .map((name) => [href(name, language), pageWords[name]]),
    ),
    synonyms,
    entries: searchEntries(content, original).map((entry): IndexEntry => {
      const { kind, title, href: address, text, words, original: twin } = entry;
      const line = shortened(text);
      const shown = new Set([...wordsOf(title), ...wordsOf(line)]);
      const all = [...new Set([...shown, ...tellingWords(`${text} ${words}`)])];
      // A word is found by its beginning: one that begins another says nothing more.
      const isWithin = (word: string) =>
        all.some((longer) => longer !== word && longer.startsWith(word));
      const found = all
        .filter((word) => !shown.has(word) && !isWithin(word))
        .sort()
        .join(' ');
      const own = [resultTypes.indexOf(kind), title, address, line, found, twin] as const;
      return entry.language === language ? own : [...own, entry.language];
    }),
  };
}
