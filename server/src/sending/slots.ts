import type { Claimed } from '../ledger/deliveries/delivery.ts';
import type { FreeSlots } from '../ledger/deliveries/outbox.ts';

/**
 * Places of each channel, and of the digests: as many as a mail server takes at once without
 * complaint, and what is in hand when stopping. Each has its own, so that a silent receiver holds up
 * no other.
 */
export const slotsPerChannel = 4;

/** Each of the company's mailboxes has an equal share, for the same reason: one place at least. */
const shareOf = (recipients: readonly string[]): number =>
  Math.max(1, Math.floor(slotsPerChannel / recipients.length));

/** Connections to the mail server that all the shares need. */
export const connectionsFor = (recipients: readonly string[]): number =>
  Math.max(slotsPerChannel, recipients.length);

/** The free slots of each of the company's mailboxes. */
export function freeSlots(recipients: readonly string[], inHand: readonly Claimed[]): FreeSlots[] {
  const share = shareOf(recipients);
  return recipients.map((recipient) => {
    const own = inHand.filter((one) => one.recipient === recipient);
    const digests = own.filter(({ digest }) => digest !== null).length;
    return { recipient, singles: share - (own.length - digests), digests: share - digests };
  });
}
