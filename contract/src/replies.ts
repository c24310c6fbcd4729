import { oneLine } from '@nokshi/forms/check.ts';
import { placeholdersIn } from '@nokshi/forms/fill.ts';
import { knownLanguages } from '@nokshi/forms/languages.ts';
import { z } from 'zod';
import {
  type Address,
  type Operation,
  refusal,
  refusedToStrangers,
  refusedWrites,
  time,
  writtenText,
} from './operation.ts';

/** The placeholders of a saved reply, filled in for each enquiry. */
export const replyPlaceholders = ['name', 'reference'] as const;

const unknownPlaces = (text: string): string[] =>
  placeholdersIn(text).filter((place) => !replyPlaceholders.some((known) => known === place));

const written = {
  name: z
    .string()
    .overwrite((text) => oneLine(text) ?? '')
    .min(1)
    .max(80),
  language: z.enum(knownLanguages),
};

/** The body of `POST` and `PUT`. */
export const savedReply = z.strictObject({
  ...written,
  text: writtenText(5000).refine((text) => unknownPlaces(text).length === 0, {
    error: ({ input }) => {
      const unknown = unknownPlaces(String(input)).map((place) => `{${place}}`);
      const known = replyPlaceholders.map((place) => `{${place}}`).join(' and ');
      return `${unknown.join(', ')} can't be filled in; ${known} can.`;
    },
  }),
});

const reply = z.strictObject({
  ...written,
  id: z.string(),
  text: z.string(),
  author: z.string(),
  changedAt: time,
});

export type Reply = z.output<typeof reply>;

const replies = z.strictObject({ replies: z.array(reply) });

export type Replies = z.output<typeof replies>;

export const replyOperations: Record<Address, Operation> = {
  'GET /replies': {
    for: 'enquiries',
    summary: 'Lists the saved replies.',
    answers: { 200: replies, ...refusedToStrangers },
  },
  'POST /replies': {
    for: 'enquiries',
    summary: 'Saves a reply.',
    body: savedReply,
    answers: { 201: reply, 422: refusal, ...refusedWrites },
  },
  'PUT /replies/{id}': {
    for: 'enquiries',
    summary: 'Changes a saved reply.',
    body: savedReply,
    answers: { 200: reply, 404: refusal, 422: refusal, ...refusedWrites },
  },
  'DELETE /replies/{id}': {
    for: 'enquiries',
    summary: 'Removes a saved reply.',
    answers: { 204: null, 404: refusal, ...refusedWrites },
  },
};
