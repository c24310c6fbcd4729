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
import { passwordFaults, typedPassword } from './session.ts';
import { isAddressOfUser, normalEmail, roles } from './vocabulary.ts';

const role = z.enum(roles);

const users = z.strictObject({
  users: z.array(z.strictObject({ email: z.string(), name: z.string(), role })),
});

export type Users = z.output<typeof users>;

/** A user as owners see them. */
const managedUser = z.strictObject({
  email: z.string(),
  name: z.string(),
  role,
  /** When they did something at the desk last; null for never. */
  usedAt: time.nullable(),
  hasSecondFactor: z.boolean(),
});

export type ManagedUser = z.output<typeof managedUser>;

/** Somebody who was sent a link and has not used it. */
const invitation = z.strictObject({
  email: z.string(),
  role,
  /** The name of the owner who invited them. */
  by: z.string(),
  until: time,
});

const managedUsers = z.strictObject({
  users: z.array(managedUser),
  invitations: z.array(invitation),
  demandsSecondFactor: z.boolean(),
});

export type ManagedUsers = z.output<typeof managedUsers>;

/** Whom an owner invites, and as what. */
export const inviting = z.strictObject({
  email: z
    .string()
    .max(100)
    .transform(normalEmail)
    .refine(isAddressOfUser, 'must be an email address'),
  role,
});

export const changingRole = z.strictObject({ role });

/** Whether nobody may do anything without a second factor. */
export const demandingSecondFactor = z.strictObject({ isDemanded: z.boolean() });

/** A link that lets somebody choose a password, once. */
const accessLink = z.strictObject({
  /** Below the address of the site, with the secret behind #: it stands nowhere else, and in no log. */
  path: z.string(),
  until: time,
  /** Whether a mail with it is on its way; else the owner sends it. */
  isMailed: z.boolean(),
});

export type AccessLink = z.output<typeof accessLink>;

const secret = z.string().max(100);

export const openingLink = z.strictObject({ secret });

/** Whom a link is for, and whether it makes a user or gives a new password. */
const openedLink = z.strictObject({
  kind: z.enum(['invitation', 'reset']),
  email: z.string(),
  /** Empty for who is invited: they say it themselves. */
  name: z.string(),
});

export type OpenedLink = z.output<typeof openedLink>;

export const usingLink = z.strictObject({
  secret,
  password: typedPassword,
  /** Of who is invited. */
  name: writtenText(100).optional(),
});

/** Why a user stays as they are: somebody has to be an owner. */
const refusedChange = refusal.extend({ reason: z.enum(['last-owner', 'known']).optional() });

export const userOperations: Record<Address, Operation> = {
  'GET /users': {
    for: 'desk',
    summary: 'Lists who works at the desk.',
    answers: { 200: users, ...refusedToStrangers },
  },
  'GET /users/managed': {
    for: 'ownership',
    summary: 'Lists all users with what owners know of them, and who is invited.',
    answers: { 200: managedUsers, ...refusedToStrangers },
  },
  'POST /users': {
    for: 'ownership',
    isConfirmed: true,
    summary:
      'Invites somebody by a link that holds for a day; it takes the place of an earlier one.',
    body: inviting,
    answers: { 201: accessLink, 422: refusedChange, ...refusedWrites },
  },
  'PUT /users/second-factor': {
    for: 'ownership',
    isConfirmed: true,
    summary: 'Demands a second factor of all, from when they sign in next, or no more.',
    body: demandingSecondFactor,
    answers: { 204: null, 422: refusal, ...refusedWrites },
  },
  'PATCH /users/{email}': {
    for: 'ownership',
    isConfirmed: true,
    summary: 'Gives a user another role, and signs them out.',
    body: changingRole,
    answers: { 204: null, 404: refusal, 422: refusedChange, ...refusedWrites },
  },
  'DELETE /users/{email}': {
    for: 'ownership',
    isConfirmed: true,
    summary: 'Removes a user, whose sessions end at once, or takes an invitation back.',
    answers: { 204: null, 404: refusal, 422: refusedChange, ...refusedWrites },
  },
  'POST /users/{email}/reset': {
    for: 'ownership',
    isConfirmed: true,
    summary:
      'Makes a link by which a user chooses a new password within a day. The old one holds until then.',
    answers: { 201: accessLink, 404: refusal, ...refusedWrites },
  },
  'POST /access': {
    for: 'anybody',
    summary: 'Tells whom the secret of a link is for; 404 once it was used, or a day later.',
    body: openingLink,
    answers: { 200: openedLink, 403: refusal, 404: refusal, 415: refusal, 422: refusal },
  },
  'PUT /access': {
    for: 'anybody',
    summary:
      'Uses the link up: whoever was invited is a user then, anybody else has a new password.',
    body: usingLink,
    answers: {
      204: null,
      403: refusal,
      404: refusal,
      415: refusal,
      422: refusal.extend({ password: z.enum(passwordFaults).optional() }),
      503: refusal,
    },
  },
};
