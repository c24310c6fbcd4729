import { z } from 'zod';
import { entryOf, picture, titledText } from '../references.ts';
import { optionalWords, sample, text, words } from '../words.ts';
import { adorned, banner, section } from './page-fields.ts';

export const about = z.strictObject({
  ...adorned,
  title: words(40, 'The title of the page'),
  heading: words(80, 'The heading of the About section'),
  paragraphs: z.array(words(520, 'One paragraph')).min(1).max(5),
  picture: picture(4 / 3),
  day: z
    .strictObject({
      title: words(70, 'The heading above the moments of one day'),
      moments: z
        .array(
          z.strictObject({
            product: entryOf('products'),
            moment: z.int().min(1).max(5).describe('Which moment of its day, from 1'),
          }),
        )
        .min(2)
        .max(5),
    })
    .optional()
    .describe('Moments of the days with several products, as one day'),
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

const whenAndWhat = z.strictObject({
  when: words(60, 'When it is; {days}, of the company, filled in for what is deleted'),
  words: words(120, 'What happens then'),
});

export const contact = z.strictObject({
  ...adorned,
  ...banner.shape,
  start: titledText(60, 300),
  person: entryOf('team')
    .optional()
    .describe('Folder name in content/team of who answers the phone'),
  hours: z
    .strictObject({
      always: words(80, 'When somebody is in the office, beside the telephone number'),
      open: words(60, 'What stands there while somebody is, {time} filled in'),
      closed: words(60, 'What stands there while nobody is, {day} and {time} filled in'),
      today: optionalWords(60, 'The same where it opens on that day, {time} filled in'),
    })
    .optional(),
  form: words(60, 'The heading of the form'),
  after: z
    .strictObject({
      title: words(60, 'The heading above what happens once an enquiry is sent'),
      received: whenAndWhat,
      answered: whenAndWhat.extend({
        by: words(
          60,
          'By when, {day} and {time} filled in, in place of what stands without script',
        ),
      }),
      deleted: whenAndWhat,
    })
    .optional(),
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
  task: section
    .extend({
      sample,
      file: text(40).describe('The name of the file that the lines stand in'),
      code: z.array(z.string().min(1).max(80)).min(2).max(12).describe('The lines of the program'),
      answer: words(60, 'What opens the remarks'),
      line: words(20, 'Which line a remark is about, {number} filled in'),
      remarks: z
        .array(
          z.strictObject({
            line: z.int().min(1).max(12).describe('The line that it is about, from 1'),
            text: words(220, 'What a colleague writes beside it'),
          }),
        )
        .min(1)
        .max(5),
      more: words(160, 'What stands below the remarks'),
    })
    .optional(),
});
