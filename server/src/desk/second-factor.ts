import { randomInt } from 'node:crypto';
import { asciiDigits } from '@nokshi/forms/digits.ts';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { takeRecoveryCode, takeStep } from '../ledger/desk/second-factor.ts';
import type { Schema } from '../ledger/schema.ts';

const seconds = 30;

/** What every program for codes takes (RFC 6238): SHA-1, six digits, thirty seconds. */
const totpOf = (secret: Secret | string) =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: seconds });

/** 160 bits in base32, as RFC 4226 asks in its fourth section. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** The address that programs for codes read, and QR codes hold: `otpauth://totp/…`. */
export function keyAddress(key: string, issuer: string, email: string): string {
  const totp = totpOf(key);
  totp.issuer = issuer;
  totp.label = email;
  return totp.toString();
}

const withoutSpaces = (code: string): string => code.replaceAll(/[\s-]/g, '');

/**
 * The time step that a code belongs to; undefined for none around now.
 * @param code as it was typed: in the digits of any script, with spaces
 * @param time in milliseconds since 1970; a clock may be a step behind or ahead
 */
export function stepOf(code: string, key: string, time: number): number | undefined {
  const token = withoutSpaces(asciiDigits(code));
  const delta = totpOf(key).validate({ token, timestamp: time, window: 1 });
  return delta === null ? undefined : Math.floor(time / 1000 / seconds) + delta;
}

/**
 * Ten codes, each of which stands in for the second factor once. Of digits, which is all that a phone
 * offers where a code is asked for; sixteen, which nobody guesses within the limit of tries.
 */
export function newRecoveryCodes(): string[] {
  const group = () => String(randomInt(10_000)).padStart(4, '0');
  return Array.from({ length: 10 }, () => Array.from({ length: 4 }, group).join('-'));
}

/** A recovery code as it was given out, however it was typed. */
const asGivenOut = (code: string): string =>
  (withoutSpaces(asciiDigits(code)).match(/.{1,4}/g) ?? []).join('-');

/** Whether a code proves the second factor of a user; it is used up by that. */
export async function takeCode(
  ledger: Kysely<Schema>,
  { email, totp_secret }: { email: string; totp_secret: string },
  code: string,
  time: number,
): Promise<boolean> {
  const step = stepOf(code, totp_secret, time);
  if (step !== undefined) return takeStep(ledger, email, step);
  return takeRecoveryCode(ledger, email, asGivenOut(code));
}
