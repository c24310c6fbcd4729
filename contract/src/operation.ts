import { lines } from '@nokshi/forms/check.ts';
import { z } from 'zod';
import { wrongReasons } from './reasons.ts';
import type { Right } from './vocabulary.ts';

/** An answer that is a file. */
export class FileAnswer {
  readonly types: readonly string[];

  /** @param types the kinds that it may be */
  constructor(...types: string[]) {
    this.types = types;
  }
}

/** The request and responses of a route of the desk: the routes read with it, tests hold answers against it. */
export type Operation = {
  /** A summary in a line. */
  summary: string;
  /** Whose it is: others get 403, whatever they send. `anybody` is who is not signed in. */
  for: Right | 'anybody';
  /** Set where it is open to whoever has to set up a second factor first. */
  isOpenFirst?: true;
  /** Set where the password is asked for once more; for a few minutes it holds in that session. */
  isConfirmed?: true;
  query?: z.ZodObject<Record<string, z.ZodType>>;
  body?: z.ZodType;
  /** The kind of file that the body is, where it is one. */
  takes?: string;
  /** The body of each status; null for nothing, files and `events` for what is no JSON. */
  answers: Readonly<Record<number, z.ZodType | null | FileAnswer | 'events'>>;
};

/** The address of an operation: the method, and the path below `/api/desk` with its `{placeholders}`. */
export type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The body of a refusal: a sentence for who reads the answer, and no hint. */
export const refusal = z.strictObject({ message: z.string() }).meta({ id: 'Refusal' });

/** The same of what owners change and publish, with what says it in the words of the desk; without that where nobody but a program reads it. */
export const refusalOfEditing = z
  .union([z.strictObject({ message: z.string(), reason: z.enum(wrongReasons) }), refusal])
  .meta({ id: 'RefusalOfEditing' });

/** A time, as all answers write it. */
export const time = z.iso.datetime();

/** A day on the company's clocks. */
export const day = z.iso
  .date()
  .refine((date) => date >= '2000' && date < '3000', 'must be a day of this millennium');

/** Text that a user of the desk wrote: control characters are removed, and it may not be empty. */
export const writtenText = (max: number) =>
  z
    .string()
    .overwrite((text) => lines(text) ?? '')
    .trim()
    .min(1)
    .max(max);

/** The refusals of every route that demands a session; the second of what no page of the desk asks. */
export const refusedToStrangers = {
  401: refusal.extend({
    /** Where nobody signs in (`npm run desk -- edit`): what to do instead, by language. */
    opening: z.record(z.string(), z.string()).optional(),
  }),
  403: refusal.extend({
    /** Whether it would be done once the password was typed again (`POST /session/confirmation`). */
    needsPassword: z.literal(true).optional(),
    /** Whether anything is done once a second factor was set up (`PUT /session/second-factor`). */
    needsSecondFactor: z.literal(true).optional(),
  }),
} as const;

/** The further refusals of every route that writes. */
export const refusedWrites = { ...refusedToStrangers, 415: refusal } as const;

/** The further refusals of routes for owners; the editor runs in a process of its own, which may be missing, starting anew or busy. */
export const refusedToOthers = {
  ...refusedToStrangers,
  503: refusalOfEditing,
} as const;

/** The further refusals of routes by which owners change or publish. */
export const refusedEditing = { ...refusedWrites, 503: refusalOfEditing } as const;
