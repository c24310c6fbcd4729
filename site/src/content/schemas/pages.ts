import { z } from 'zod';
import type { PageName } from '../../routes/routes.ts';
import { entryOf, meta, picture, route, titledText } from './references.ts';
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
    services: z.strictObject({
      ...adorned,
      title: words(40, 'The heading'),
      subtitle: words(160, 'The line under the heading'),
      engagement: section.extend({ ways: z.array(titledText(50, 260)).length(3) }),
      process: section,
      detail: z.strictObject({
        technologies: words(60, 'The heading of the technology grid'),
        next: words(60, 'The heading above the neighbouring services'),
        proof: words(60, 'What stands above a result of a project'),
        project: words(40, 'The link to that project'),
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
        demo: kind,
        project: kind,
        question: kind,
      }),
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
    'thank-you': z.strictObject(page),
    'not-found': z.strictObject({
      ...page,
      title: words(60, 'The heading'),
      text: words(240, 'The line under it'),
      suggestions: words(60, 'The heading above the nearest pages'),
      links: z.array(z.strictObject({ label: words(40, 'The link'), href: route })).length(4),
    }),
  }) satisfies Record<PageName, z.ZodType<{ sample: boolean }>>;
