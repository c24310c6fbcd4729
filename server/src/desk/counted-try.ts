import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isDeviceOf } from '../ledger/desk/sessions.ts';
import { beginTry, type Try } from '../ledger/desk/tries.ts';
import type { Schema } from '../ledger/schema.ts';
import { readCookie } from './cookies.ts';

/** A password that somebody tries. */
export type CountedTry = {
  attempt: Try;
  /** What a right password clears. */
  account: string;
  /** Whether the browser is one in which that user signed in before. */
  isKnown: boolean;
};

/**
 * Counts a try by the account and the network; by the browser alone where the user was before, so
 * that nobody else can lock them out.
 */
export async function countTry(
  ledger: Kysely<Schema>,
  request: FastifyRequest,
  email: string,
  time: number,
): Promise<CountedTry> {
  const device = readCookie('device', request);
  const isKnown = device !== undefined && (await isDeviceOf(ledger, device, email, time));
  const account = isKnown ? `device ${device}` : `account ${email}`;
  const by = isKnown ? [account] : [account, `network ${normalizeIP(request.ip)}`];
  return { attempt: await beginTry(ledger, by, time), account, isKnown };
}

/** Says for how long no password is looked at. */
export const refuseForNow = (reply: FastifyReply, milliseconds: number) =>
  reply
    .code(429)
    .header('retry-after', String(Math.ceil(milliseconds / 1000)))
    .send({ message: 'Too many tries. Please wait a quarter of an hour.' });
