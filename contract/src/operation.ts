import { lines } from '@nokshi/forms/check.ts';
import { z } from 'zod';
import { wrongReasons } from './reasons.ts';

/** An answer that is a file. */
export class Files {
  readonly types: readonly string[];

  /** @param types the kinds that it may be */
  constructor(...types: string[]) {
    this.types = types;
  }
}

/** What an address of the desk takes and gives: the routes read with it, tests hold answers against it. */
export type Operation = {
  /** What it does, in a line. */
  summary: string;
  /** Who alone may do it; others get 403, whatever they send. Absent where any user may. */
  role?: 'owner';
  query?: z.ZodObject<Record<string, z.ZodType>>;
  body?: z.ZodType;
  /** The kind of file that the body is, where it is one. */
  takes?: string;
  /** What each status is answered with; null for nothing, files and `events` for what is no JSON. */
  answers: Readonly<Record<number, z.ZodType | null | Files | 'events'>>;
};

/** The address of an operation: the method, and the path below `/api/desk` with its `{places}`. */
export type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** What is answered when something is wrong: a sentence for who reads the answer, and no hint. */
export const refusal = z.strictObject({ message: z.string() }).meta({ id: 'Refusal' });

/** The same of what owners change and publish, with what says it in the words of the desk; without that where nobody but a program reads it. */
export const refusalOfEditing = z
  .union([z.strictObject({ message: z.string(), reason: z.enum(wrongReasons) }), refusal])
  .meta({ id: 'RefusalOfEditing' });

/** A time, as all answers write it. */
export const time = z.iso.datetime();

/** What somebody at the desk wrote: controls go, and something is left. */
export const writtenText = (max: number) =>
  z
    .string()
    .overwrite((text) => lines(text) ?? '')
    .trim()
    .min(1)
    .max(max);

/** What is answered wherever a session is demanded. */
export const refusedToStrangers = {
  401: refusal.extend({
    /** Where nobody signs in (`npm run desk -- edit`): what to do instead, by language. */
    opening: z.record(z.string(), z.string()).optional(),
  }),
} as const;

/** What is answered wherever something is written, besides. */
export const refusedWrites = { ...refusedToStrangers, 403: refusal, 415: refusal } as const;

/** What is answered wherever only owners are; the editor runs in a process of its own, which may be missing, starting anew or busy. */
export const refusedToOthers = {
  ...refusedToStrangers,
  403: refusal,
  503: refusalOfEditing,
} as const;

/** What is answered wherever owners change or publish something, besides. */
export const refusedEditing = { ...refusedWrites, 503: refusalOfEditing } as const;
