import { formatSentences } from '@nokshi/forms/content-faults.ts';
import { z } from 'zod';
import { webAddress } from './references.ts';
import { refuseSameKeys } from './same-keys.ts';
import { text, words } from './words.ts';

/** What a page may take from another origin; the policy of pages has a directive for each. */
const allowances = ['scripts', 'frames', 'pictures', 'media', 'connections'] as const;

const thirdParty = z
  .strictObject({
    name: text(60).describe('What it is called'),
    origin: z
      .string()
      .regex(/^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?$/, {
        error: formatSentences.origin,
      })
      .describe('The origin that it comes from: https:// and one host'),
    allows: z
      .array(z.enum(allowances))
      .min(1)
      .max(allowances.length)
      .describe('What pages may take from there'),
    script: webAddress
      .optional()
      .describe('The script that each page loads from there, once the page is shown'),
    consent: z
      .boolean()
      .default(false)
      .describe('Whether its script waits until a visitor has agreed'),
    purpose: words(300, 'What it is for, as the privacy policy and the question tell visitors'),
  })
  .superRefine(({ origin, allows, script, consent }, context) => {
    const told = { code: 'third-party-script', values: {} } as const;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], params: told, message });
    const isThere = script === undefined || URL.parse(script)?.origin === origin;
    if (!isThere) refuse('script', `must be at ${origin}`);
    if (script !== undefined && !allows.includes('scripts')) {
      refuse('allows', 'must have scripts, since a script is loaded');
    }
    if (consent && script === undefined) {
      refuse('consent', 'asks before a script is loaded, but none is named under script');
    }
  });

export type ThirdParty = z.output<typeof thirdParty>;

export const thirdParties = z
  .array(thirdParty)
  .max(12)
  .default([])
  .superRefine((list, context) => {
    refuseSameKeys(
      list.map(({ origin }) => origin),
      (index) => [index, 'origin'],
      context,
    );
  })
  .describe('What other companies’ servers may bring into pages; anything else is blocked');
