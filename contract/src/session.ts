import { knownLanguages } from '@nokshi/forms/languages.ts';
import { z } from 'zod';
import {
  type Address,
  type Operation,
  refusal,
  refusedToStrangers,
  refusedWrites,
  time,
} from './operation.ts';
import { roles } from './vocabulary.ts';

/** Longer ones are nobody's, and take long to hash. */
export const typedPassword = z.string().max(1000);

/**
 * The credentials for signing in. The code is that of the second factor, or a recovery code; the work is
 * what was asked for where many sign in (sign-in-work.ts).
 */
export const credentials = z.object({
  email: z.string().max(320),
  password: typedPassword,
  code: z.string().max(100).optional(),
  work: z.strictObject({ at: z.number().int().min(0), nonce: z.number().int().min(0) }).optional(),
});

export type Credentials = z.output<typeof credentials>;

/** Who is signed in, and what they chose. */
const user = z.strictObject({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(knownLanguages),
  digestMail: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Whether they have to set one up before anything else is open to them. */
  needsSecondFactor: z.boolean(),
  /**
   * Set where somebody works on the content of a clone on their own machine (`npm run desk -- edit`): no
   * enquiry comes there, nobody signs in or out, and publishing builds the clone's own site.
   */
  isLocal: z.boolean(),
});

export type User = z.output<typeof user>;

/** The settings that users change themselves; missing ones stay. */
export const choices = z.strictObject({
  language: z.enum(knownLanguages).optional(),
  digestMail: z.boolean().optional(),
  password: z.strictObject({ old: typedPassword, new: typedPassword }).optional(),
});

export type Choices = z.input<typeof choices>;

/** The fields that a change of password can be refused for: the old one, or the new one. */
export const passwordFaults = ['wrong', 'short', 'guessable'] as const;

export type PasswordFault = (typeof passwordFaults)[number];

/** Where one is signed in. */
const sessions = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      /** Such as "Firefox, Windows"; empty where it can't be told. */
      browser: z.string(),
      beganAt: time,
      seenAt: time,
      isThis: z.boolean(),
    }),
  ),
});

export type Sessions = z.output<typeof sessions>;

/** The password once more, of who is signed in. */
export const confirming = z.strictObject({ password: typedPassword });

/** A key for a program for codes, which counts once a code of it was typed. */
const newSecondFactor = z.strictObject({
  /** In base32. */
  key: z.string(),
  /** As such programs read it: otpauth://totp/… */
  address: z.string(),
  /** The same as a QR code: its rows, of 1 for a dark square and 0 for a light one. */
  squares: z.array(z.string()),
});

export type NewSecondFactor = z.output<typeof newSecondFactor>;

export const provingSecondFactor = z.strictObject({
  key: z.string().regex(/^[A-Z2-7]{32}$/),
  code: z.string().max(100),
});

/** Each stands in for a code once. They are told this once. */
const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export type RecoveryCodes = z.output<typeof recoveryCodes>;

export const sessionOperations: Record<Address, Operation> = {
  'POST /session': {
    for: 'anybody',
    summary:
      'Signs in. With a second factor, a right password is answered with needsCode first; where many sign in, with workAt.',
    body: credentials,
    answers: {
      204: null,
      401: refusal.extend({ needsCode: z.literal(true).optional() }),
      403: refusal,
      415: refusal,
      /** With `workAt`, the same with work of that time is looked at. */
      429: refusal.extend({ workAt: z.number().int().optional() }),
      503: refusal,
    },
  },
  'GET /session': {
    for: 'desk',
    isOpenFirst: true,
    summary: 'Tells who is signed in.',
    answers: { 200: user, ...refusedToStrangers },
  },
  'PATCH /session': {
    for: 'desk',
    isOpenFirst: true,
    summary: 'Changes what the user chose. A new password ends their other sessions.',
    body: choices,
    answers: {
      200: user,
      422: refusal.extend({ password: z.enum(passwordFaults).optional() }),
      429: refusal,
      ...refusedWrites,
    },
  },
  'DELETE /session': {
    for: 'anybody',
    summary: 'Signs out.',
    answers: { 204: null, 403: refusal },
  },
  'GET /session/confirmation': {
    for: 'desk',
    isOpenFirst: true,
    isConfirmed: true,
    summary: 'Tells whether the password was typed again a few minutes ago.',
    answers: { 204: null, ...refusedToStrangers },
  },
  'POST /session/confirmation': {
    for: 'desk',
    isOpenFirst: true,
    summary: 'Takes the password once more; for five minutes it holds in this session.',
    body: confirming,
    answers: {
      204: null,
      422: refusal.extend({ password: z.enum(passwordFaults).optional() }),
      429: refusal,
      ...refusedWrites,
    },
  },
  'POST /session/second-factor': {
    for: 'desk',
    isOpenFirst: true,
    isConfirmed: true,
    summary: 'Makes a key for a second factor, which counts once a code proves it.',
    answers: { 200: newSecondFactor, 409: refusal, ...refusedWrites },
  },
  'PUT /session/second-factor': {
    for: 'desk',
    isOpenFirst: true,
    isConfirmed: true,
    summary: 'Sets the second factor up, and signs the user out everywhere else.',
    body: provingSecondFactor,
    answers: { 200: recoveryCodes, 409: refusal, 422: refusal, ...refusedWrites },
  },
  'GET /sessions': {
    for: 'desk',
    summary: 'Tells where the user is signed in, the latest first.',
    answers: { 200: sessions, ...refusedToStrangers },
  },
  'DELETE /sessions': {
    for: 'desk',
    summary: 'Signs the user out everywhere else.',
    answers: { 204: null, ...refusedWrites },
  },
  'DELETE /sessions/{id}': {
    for: 'desk',
    summary: 'Signs the user out in one other place.',
    answers: { 204: null, 404: refusal, ...refusedWrites },
  },
};
