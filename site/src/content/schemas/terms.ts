import { z } from 'zod';
import { titledText } from './references.ts';
import { sample, words } from './words.ts';

const term = titledText(60, 600);

/** What buyers ask before they sign, each answered once. */
const entries = {
  warranty: term.describe('What is mended free of charge, and for how long'),
  care: term.describe('What yearly care holds and costs'),
  support: term.describe('When somebody answers, and how'),
  servers: term.describe('In which country the data stands, and how it is backed up'),
  confidentiality: term.describe('The NDA, and the agreement on processing data'),
  ownership: term.describe('To whom the code and the rights belong'),
  payment: term.describe('In which parts the price is paid'),
  abroad: term.describe('How clients in other countries pay'),
  people: term.describe('Who does the work'),
};
const keys = Object.keys(entries) as [keyof typeof entries, ...(keyof typeof entries)[]];

const four = (where: string) =>
  z
    .array(z.enum(keys))
    .length(4)
    .describe(`The four entries shown ${where}; all of them stand on /terms`);

/** content/terms/index.yaml: what is agreed with every client, and which of it stands on which pages. */
export const terms = z.strictObject({
  sample,
  entries: z.strictObject(entries),
  before: z.strictObject({
    title: words(60, 'The heading on the pages of products and services'),
    all: words(40, 'The link to all terms'),
    products: four('on the pages of products'),
    services: four('on the pages of services'),
  }),
});
