import { z } from 'zod';
import type { PageName } from '../../routes/routes.ts';
import { entryOf, meta, picture, route, titledText } from './references.ts';
import { termNames } from './terms.ts';
import { till } from './till.ts';
import { day, ornament, sample, text, words } from './words.ts';

/** What every page has, whatever else stands on it. */
const page = { sample, meta };
/** What pages with a word behind them have. */
const adorned = { ...page, ornament };

/** What a search finds: the name of one, and the heading above many. */
const kind = z.strictObject({
  one: words(30, 'The name of one'),
  many: words(30, 'The heading above many'),
});
const banner = titledText(70, 300);
const policySections = z
  .array(
    z.strictObject({
      sample,
      title: words(80, 'The heading'),
      paragraphs: z
        .array(
          words(
            700,
            'One paragraph; in the privacy policy, {company} and {days} filled in, in that on security, {email}',
          ),
        )
        .min(1)
        .max(5),
    }),
  )
  .min(4);
/** What the samples of papers have: a page around a sheet that is made for A4. */
const paper = {
  ...page,
  link: words(40, 'The link that leads here from other pages'),
  title: words(60, 'The heading of the page'),
  note: words(300, 'What it is an example of; not printed'),
  heading: words(60, 'The heading of the paper'),
  signatures: z.array(words(60, 'What stands under the line of a signature')).length(2),
};
const paperRows = z
  .array(
    z.strictObject({
      label: words(30, 'What stands on the left'),
      text: words(90, 'What stands on the right; in the contract, {company} filled in'),
    }),
  )
  .min(3)
  .max(10);
const clauses = z.array(titledText(60, 400)).max(8);
const section = z.strictObject({
  title: words(80, 'The heading'),
  intro: words(300, 'The sentence under the heading'),
});

/** The schemas of content/pages: the words of each page that stand in no list. */
export const pageSchemas = <Source extends z.ZodType>(source: Source) =>
  ({
    home: z.strictObject({
      ...adorned,
      hero: z.strictObject({ label: words(60, 'The name of the slides, for screen readers') }),
      introduction: z.strictObject({
        eyebrow: words(40, 'The small line above the heading'),
        ...titledText(90, 420).shape,
        facts: z.array(titledText(50, 200)).length(3),
      }),
      services: section,
      products: section.extend({
        price: words(30, 'The link to the page of prices'),
        ready: words(120, 'What leads to the galleries of ready products'),
        galleries: z.array(entryOf('galleries')).length(2),
        allGalleries: words(40, 'The link to the index of all galleries'),
      }),
      till,
      projects: section,
      clients: z.strictObject({ title: words(80, 'The heading') }),
      testimonials: section,
      closing: titledText(80, 260),
    }),
    about: z.strictObject({
      ...adorned,
      title: words(40, 'The title of the page'),
      heading: words(80, 'The heading of the About section'),
      paragraphs: z.array(words(520, 'One paragraph')).length(3),
      picture: picture(source, 4 / 3),
      stack: section,
      mission: titledText(40, 360),
      vision: titledText(40, 360),
      team: section.extend({
        empty: words(120, 'What stands there when a category has no member'),
      }),
      closing: titledText(80, 260),
    }),
    price: z.strictObject({
      ...adorned,
      title: words(40, 'The heading'),
      lead: words(240, 'What one does here'),
      programs: z
        .strictObject({
          title: words(60, 'The heading'),
          text: words(400, 'How it is asked; {address}, {product} and {notes} filled in'),
          products: words(140, 'Above the list of products, {product} filled in'),
          answers: words(140, 'Above the list of answers'),
          range: words(40, 'The bounds of a number, {least} and {most} filled in'),
          returns: words(300, 'What comes back; {fields}, {vat} and {day} filled in'),
          sample: words(140, 'That the amounts are examples'),
        })
        .describe('What llms.txt says of offers to programs and assistants'),
    }),
    'price-offer': z.strictObject({
      ...page,
      title: words(40, 'The heading'),
      questions: words(60, 'The heading above the questions'),
    }),
    services: z.strictObject({
      ...adorned,
      title: words(40, 'The heading'),
      subtitle: words(160, 'The line under the heading'),
      engagement: section.extend({ ways: z.array(titledText(50, 260)).length(3) }),
      process: section,
      detail: z.strictObject({
        technologies: words(60, 'The heading of the technology grid'),
        next: words(60, 'The heading above the neighbouring services'),
        questions: words(60, 'The heading of the questions'),
        plan: z.strictObject({
          included: words(30, 'What a tick in the table of plans means'),
          absent: words(30, 'What a dash in it means'),
          price: words(30, 'The label of its prices'),
          quotation: words(30, 'What stands for a price that is quoted'),
        }),
      }),
      closing: titledText(80, 260),
    }),
    products: z.strictObject({
      ...adorned,
      title: words(40, 'The heading of the products'),
      intro: words(240, 'The line under it'),
      ready: section.extend({
        galleries: z.array(entryOf('galleries')).length(6),
      }),
      compare: section.extend({
        groups: z
          .array(
            z.strictObject({
              title: words(60, 'The heading of the table'),
              advice: words(240, 'Which of them is for whom'),
              products: z.array(entryOf('products')).min(2).max(3),
            }),
          )
          .min(1)
          .max(6)
          .describe('Products that buyers confuse, a table for each group'),
        rows: z.strictObject({
          forWhom: words(30, 'The row that says for whom it is'),
          contains: words(30, 'The row that says what is in it'),
          offline: words(30, 'The row that says whether it works without internet'),
          data: words(30, 'The row that says where its data stands'),
          price: words(30, 'The row of the lowest prices'),
        }),
      }),
      detail: z.strictObject({
        checklist: words(60, 'The heading of the checklist'),
        features: words(60, 'The heading of the features'),
        more: words(60, 'The heading above the other products'),
      }),
      closing: titledText(80, 260),
    }),
    projects: z.strictObject({
      ...adorned,
      ...banner.shape,
      empty: words(120, 'What stands there when a category has no project'),
      paper: words(80, 'The name of a khata page and its screen, for screen readers'),
      results: words(40, 'The heading above the results'),
      before: words(30, 'What stands before how it was'),
      after: words(30, 'What stands before how it is now'),
      proves: words(40, 'What stands before the products and services that it proves'),
      proof: z.strictObject({
        title: words(60, 'What stands above a result on other pages'),
        link: words(40, 'The link to that project'),
      }),
      built: words(40, 'The label of the technologies'),
      closing: titledText(80, 260),
    }),
    contact: z.strictObject({
      ...adorned,
      ...banner.shape,
      start: titledText(60, 300),
      person: entryOf('team')
        .optional()
        .describe('Folder name in content/team of who answers the phone'),
      form: words(60, 'The heading of the form'),
      offices: section,
    }),
    career: z.strictObject({
      ...adorned,
      ...banner.shape,
      openings: z.strictObject({
        title: words(60, 'The heading above the openings'),
        none: words(300, 'What stands there when no position is open'),
        apply: words(60, 'The button of an opening'),
        closes: words(60, 'The label of the last day to apply'),
      }),
      work: section.extend({ points: z.array(titledText(50, 220)).length(3) }),
    }),
    'ready-products': z.strictObject({
      ...adorned,
      ...banner.shape,
      demos: z.strictObject({
        one: words(40, 'The count of demos when there is one'),
        many: words(40, 'The count of demos, {count} filled in'),
      }),
      next: z.strictObject({
        title: words(60, 'The heading above what follows the demos'),
        product: words(60, 'The link to the product, {product} filled in'),
        terms: words(60, 'The link to the terms'),
      }),
      closing: titledText(80, 260),
    }),
    'book-a-demo': z.strictObject({
      ...page,
      title: words(60, 'The heading of the form'),
      intro: words(240, 'The line under it'),
    }),
    'privacy-policy': z.strictObject({
      ...adorned,
      title: words(60, 'The heading'),
      updated: day.describe('The day of the last change'),
      intro: words(400, 'The first paragraph'),
      sections: policySections,
    }),
    security: z.strictObject({
      ...adorned,
      title: words(60, 'The heading'),
      updated: day.describe('The day of the last change'),
      intro: words(400, 'The first paragraph'),
      sections: policySections.describe(
        'What /security says besides the terms on servers, confidentiality and ownership; {email} filled in',
      ),
      closing: titledText(80, 260),
    }),
    terms: z.strictObject({
      ...adorned,
      title: words(60, 'The heading'),
      updated: day.describe('The day of the last change'),
      intro: words(400, 'The first paragraph'),
      closing: titledText(80, 260),
    }),
    accessibility: z.strictObject({
      ...adorned,
      title: words(60, 'The heading'),
      updated: day.describe('The day of the last change'),
      intro: words(400, 'The first paragraph'),
      sections: policySections,
      checks: z.strictObject({
        title: words(80, 'The heading above the list'),
        intro: words(300, 'The line under it, {pages} and {widths} filled in'),
        widths: z.array(z.int().min(320)).min(2).describe('The screens, in pixels'),
        states: z
          .array(
            z.strictObject({
              id: text(40).describe('The name of the state in e2e/states.ts'),
              label: words(80, 'What is opened'),
            }),
          )
          .min(1),
      }),
    }),
    faq: z.strictObject({
      ...adorned,
      title: words(60, 'The heading'),
      intro: words(240, 'The line under it'),
      groups: z
        .array(
          z.strictObject({
            title: words(60, 'The heading of the group'),
            link: z
              .strictObject({ label: words(40, 'The words of the link'), href: route })
              .optional()
              .describe('Where a reader of these answers goes on; below them'),
            questions: z
              .array(
                z.strictObject({
                  sample,
                  question: words(140, 'The question'),
                  answer: words(700, 'The answer'),
                }),
              )
              .min(2),
          }),
        )
        .min(2),
      closing: titledText(80, 260),
    }),
    search: z.strictObject({
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
    }),
    'sample-contract': z.strictObject({
      ...paper,
      parties: paperRows.describe('Between whom, what for and at which price'),
      before: clauses.describe('The clauses that stand before the terms'),
      terms: z
        .array(z.enum(termNames))
        .min(1)
        .max(termNames.length)
        .describe('The entries of content/terms that are clauses of the contract'),
      after: clauses.describe('The clauses that stand after them'),
    }),
    'sample-report': z.strictObject({
      ...paper,
      kind: words(60, 'Which examination it is'),
      patient: paperRows.describe('Whose sample it is, and when it came'),
      columns: z.strictObject({
        test: words(20, 'The heading of the tests'),
        result: words(20, 'The heading of the results'),
        unit: words(20, 'The heading of the units'),
        range: words(20, 'The heading of the normal ranges'),
      }),
      marks: z.strictObject({
        low: words(12, 'The mark of a result below its range'),
        high: words(12, 'The mark of a result above it'),
      }),
      tests: z
        .array(
          z.strictObject({
            test: words(30, 'What was measured'),
            result: words(14, 'What came out'),
            unit: words(24, 'In which unit'),
            range: words(24, 'What is normal'),
            mark: z.enum(['low', 'high']).optional().describe('Whether it lies outside'),
          }),
        )
        .min(3)
        .max(20),
      remark: words(200, 'What the pathologist remarks'),
    }),
    'thank-you': z.strictObject({
      ...page,
      withoutReference: words(300, 'What happens next, where the address holds no reference'),
    }),
    offline: z.strictObject({
      ...page,
      title: words(60, 'The heading'),
      text: words(160, 'What a visitor can do without network'),
      hours: words(80, 'When somebody is in the office'),
      again: words(30, 'The link that asks for the page once more'),
    }),
    'not-found': z.strictObject({
      ...page,
      title: words(60, 'The heading'),
      text: words(240, 'The line under it'),
      suggestions: words(60, 'The heading above the nearest pages'),
      links: z.array(z.strictObject({ label: words(40, 'The link'), href: route })).length(4),
    }),
  }) satisfies Record<PageName, z.ZodType<{ sample: boolean }>>;
