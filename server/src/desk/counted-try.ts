import { hash } from 'node:crypto';
import { isWorked, type SignInWork, workText } from '@nokshi/contract/sign-in-work.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { minute } from '../durations.ts';
import { isDeviceOf } from '../ledger/desk/sessions.ts';
import { accountOf, beginTry, type Counted, type Try } from '../ledger/desk/tries.ts';
import type { Schema } from '../ledger/schema.ts';
import { readCookie } from './cookies.ts';
import { networkOf } from './guard.ts';
import type { Lane } from './password-turns.ts';

/** So many wrong passwords are taken of an address, a network or a browser. */
export const mostTries = 5;

/** The same of an address for which browsers have worked. */
const mostWorked = 100;

/** So long work is good after it was asked for. */
const workMilliseconds = 5 * minute;

/** A password that somebody tries. */
export type CountedTry = {
  attempt: Try;
  /** What a right password clears. */
  account: string;
  lane: Lane;
};

/**
 * Counts a try by the account and the network; by the browser alone where the user was before, so
 * that nobody else can lock them out. Who works for it has a hundred tries together with all others who do.
 */
export async function countTry(
  ledger: Kysely<Schema>,
  request: FastifyRequest,
  { email, work }: { email: string; work?: SignInWork | undefined },
  time: number,
): Promise<CountedTry> {
  const device = readCookie('device', request);
  const isKnown = device !== undefined && (await isDeviceOf(ledger, device, email, time));
  const hasWorked = work !== undefined && isGood(email, work, time);
  const account = isKnown ? `device ${device}` : accountOf(email);
  const network = { by: `network ${networkOf(request)}`, most: mostTries };
  const by: Counted[] = isKnown
    ? [{ by: account, most: mostTries }]
    : hasWorked
      ? // Work is good for one try.
        [
          { by: account, most: mostWorked },
          network,
          { by: `work ${workText(email, work)}`, most: 1, isLiftedByWork: true },
        ]
      : [{ by: account, most: mostTries, isLiftedByWork: true }, network];
  const lane = isKnown ? 'known' : hasWorked ? 'worked' : 'plain';
  return { attempt: await beginTry(ledger, by, time), account, lane };
}

const isGood = (email: string, work: SignInWork, time: number): boolean =>
  work.at <= time &&
  work.at > time - workMilliseconds &&
  isWorked(hash('sha256', workText(email, work), 'buffer'));

/** Says for how long no password is looked at. */
export const refuseForNow = (reply: FastifyReply, milliseconds: number) =>
  reply
    .code(429)
    .header('retry-after', String(Math.ceil(milliseconds / 1000)))
    .send({ message: 'Too many tries. Please wait a quarter of an hour.' });

/**
 * Says that a password is looked at once the browser has worked for it.
 * @param milliseconds after which one is that doesn't
 */
export const askForWork = (reply: FastifyReply, milliseconds: number, time: number) =>
  reply
    .code(429)
    .header('retry-after', String(Math.ceil(milliseconds / 1000)))
    .send({
      message: 'Many try to sign in. Please wait, or work for it.',
      workAt: time,
    });
