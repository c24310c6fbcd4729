import { z } from 'zod';
import { entryOf, picture, titledText } from '../references.ts';
import { words } from '../words.ts';
import { adorned, banner, section } from './page-fields.ts';

export const about = z.strictObject({
  ...adorned,
  title: words(40, 'The title of the page'),
  heading: words(80, 'The heading of the About section'),
  paragraphs: z.array(words(520, 'One paragraph')).min(1).max(5),
  picture: picture(4 / 3),
  stack: section,
  mission: titledText(40, 360),
  vision: titledText(40, 360),
  team: section.extend({
    empty: words(120, 'What stands there when a category has no member'),
  }),
  closing: titledText(80, 260),
});

export const projects = z.strictObject({
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
});

export const contact = z.strictObject({
  ...adorned,
  ...banner.shape,
  start: titledText(60, 300),
  person: entryOf('team')
    .optional()
    .describe('Folder name in content/team of who answers the phone'),
  form: words(60, 'The heading of the form'),
  offices: section,
});

export const career = z.strictObject({
  ...adorned,
  ...banner.shape,
  openings: z.strictObject({
    title: words(60, 'The heading above the openings'),
    none: words(300, 'What stands there when no position is open'),
    apply: words(60, 'The button of an opening'),
    closes: words(60, 'The label of the last day to apply'),
  }),
  work: section.extend({ points: z.array(titledText(50, 220)).min(1).max(6) }),
});
