import { z } from 'zod';
import { titledText } from './references.ts';
import { optionalWords, sample, words } from './words.ts';

const term = titledText(60, 600).extend({
  short: optionalWords(70, 'The same in one line, where no promise says it'),
});

/** The answers to what buyers ask before they sign. */
const entries = {
  analysis: term.describe('Who pays for the analysis before the contract'),
  payment: term.describe('In which parts the price is paid'),
  prices: term.describe('When and how far prices may rise'),
  warranty: term.describe('What is mended free of charge, and for how long'),
  care: term.describe('What yearly care holds and costs'),
  support: term.describe('When somebody answers, and how'),
  emergencies: term.describe('Who is called when work has stopped, and how fast'),
  outside: term.describe('Who comes outside Dhaka, how fast, and what it costs'),
  moving: term.describe('How data comes over from Tally, Excel or another program'),
  devices: term.describe('Which printers, scanners and scales are known to work'),
  training: term.describe('How much training is included, and what more of it costs'),
  servers: term.describe('In which country the data stands, and how it is backed up'),
  confidentiality: term.describe('The NDA, and the agreement on processing data'),
  ownership: term.describe('To whom the code and the rights belong'),
  leaving: term.describe('How the client leaves'),
  refunds: term.describe('When money is paid back, and by which day'),
  liability: term.describe('For which damage the company answers'),
  ending: term.describe('What happens when the company or a product ends'),
  abroad: term.describe('How clients in other countries pay'),
  people: term.describe('Who does the work'),
};
/** The names of the terms, by which other files take them. */
export const termNames = Object.keys(entries) as [
  keyof typeof entries,
  ...(keyof typeof entries)[],
];

const some = (where: string) =>
  z
    .array(z.enum(termNames))
    .min(1)
    .max(6)
    .describe(`The entries shown ${where}; all of them stand on /terms`);

/** content/terms/index.yaml: what is agreed with every client, and which of it stands on which pages. */
export const terms = z.strictObject({
  sample,
  entries: z.strictObject(entries),
  promises: z
    .array(
      z.strictObject({
        term: z.enum(termNames).describe('The term that it is taken from, to which it leads'),
        words: words(90, 'The promise in one line'),
      }),
    )
    .min(1)
    .max(6)
    .describe('What buyers look for first: on the home page, beside products and prices'),
  before: z.strictObject({
    title: words(60, 'The heading on the pages of products and services'),
    all: words(40, 'The link to all terms'),
    products: some('on the pages of products'),
    services: some('on the pages of services'),
  }),
});
