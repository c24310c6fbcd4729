import { each } from '@nokshi/forms/each-schema.ts';
import { z } from 'zod';
import { searchedPages } from '../../searched-pages.ts';
import { text, words } from '../words.ts';
import { adorned } from './page-fields.ts';

/** The types of search results: the name of one, and the heading above many. */
const kind = z.strictObject({
  one: words(30, 'The name of one'),
  many: words(30, 'The heading above many'),
});

export const search = z.strictObject({
  ...adorned,
  title: words(60, 'The heading'),
  intro: words(240, 'The line under it'),
  open: words(40, 'The button that opens the search'),
  contents: words(40, 'The name of the links to each kind, for screen readers'),
  kinds: z.strictObject({
    page: kind,
    service: kind,
    product: kind,
    gallery: kind,
    price: kind,
    demo: kind,
    project: kind,
    question: kind,
  }),
  priceWords: text(400).describe(
    'The words, of all languages, by which the search finds whatever has a price',
  ),
  pageWords: each(searchedPages, (name) =>
    text(400).describe(
      `Further words, of all languages, by which the search finds the page ${name}`,
    ),
  ),
  synonyms: z
    .array(
      z.strictObject({
        asked: text(200).describe(
          'Words of all languages that people ask with, with commas between them',
        ),
        means: text(100).describe('The words that the website has for them, likewise'),
      }),
    )
    .describe('What people ask for by another name'),
  dialog: z.strictObject({
    label: words(40, 'The label of the search field'),
    placeholder: words(40, 'Examples in the empty search field'),
    results: words(40, 'The name of the list of results, for screen readers'),
    start: words(90, 'Above the list before anything is typed'),
    one: words(40, 'The count of results when there is one'),
    many: words(40, 'The count of results, {count} filled in'),
    more: words(60, 'The count when there are more than are shown, {count} filled in'),
    none: words(60, 'When nothing is found, {query} filled in'),
    advice: words(160, 'Under it, what to do then'),
    everything: words(40, 'The link to the page that lists everything'),
    ask: words(40, 'The link to the contact page'),
    keys: words(60, 'Which keys do what'),
    slash: words(60, 'The box that switches the / key on and off'),
  }),
});
