import { z } from 'zod';
import { entryOf, logo, picture, webAddress } from './references.ts';
import { day, sample, text, words } from './words.ts';

/** content/team: one member. */
export const teamMember = z.strictObject({
  sample,
  name: words(80, 'The name of the member'),
  category: entryOf('team-categories'),
  position: words(60, 'The position in the company'),
  stack: z.array(entryOf('technologies')).max(8).default([]).describe('Technologies, if any'),
  linkedIn: webAddress
    .optional()
    .describe('The LinkedIn profile; leave the line out if there is none'),
  picture: picture(1),
});

/** content/clients: one logo of the client strip. */
export const client = z.strictObject({
  sample,
  name: text(60),
  link: webAddress.optional().describe('The website; leave the line out if there is none'),
  logo: logo,
});

/** content/testimonials: what a client says. */
export const testimonial = z.strictObject({
  sample,
  quote: words(420, 'What the client says'),
  author: words(80, 'Who says it'),
  role: words(90, 'Who the author is'),
});

/** content/offices: one selectable office of the contact page. The first one is chosen. */
export const office = z.strictObject({
  sample,
  name: words(40, 'The name of the office'),
  address: words(160, 'The address on the card'),
  phone: text(30),
  location: z.strictObject({
    name: words(60, 'The caption under the map'),
    details: words(200, 'How to find the door'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  map: webAddress.describe('The address of the embedded map'),
  directions: webAddress.describe('Where the Directions link leads'),
  picture: picture(3 / 2),
});

/** content/openings: one position of the career page, shown until its last day has passed. */
export const opening = z.strictObject({
  sample,
  title: words(70, 'The position'),
  employment: z
    .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'])
    .describe('How one is employed'),
  place: words(60, 'Where the work is done'),
  posted: day.describe('The day it was published'),
  closes: day.describe('The last day to apply'),
  description: words(900, 'What the work is'),
  requirements: z.array(words(140, 'One requirement')).min(2).max(8),
});
