import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { EnquiryRow } from '../schema.ts';
import { isTooLate } from './reply-limits.ts';

/**
 * The ways an accepted enquiry goes: to the company always, to the visitor while a reply is still
 * timely, to the webhook where there is one.
 * @param time milliseconds since 1970
 */
export function channelsFor(
  { email, received_at }: Pick<EnquiryRow, 'email' | 'received_at'>,
  hasWebhook: boolean,
  time: number,
): Channel[] {
  const channels: Channel[] = ['notice'];
  if (email !== '' && !isTooLate(received_at, time)) channels.push('reply');
  if (hasWebhook) channels.push('webhook');
  return channels;
}
