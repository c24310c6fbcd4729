import { z } from 'zod';
import { route, titledText } from '../references.ts';
import { sample, words } from '../words.ts';
import { adorned } from './page-fields.ts';

export const faq = z.strictObject({
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
});
