import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { WaitingPage } from '../ledger/reading/waiting.ts';
import { longClock, shortClock } from './clock.ts';
import { table } from './table.ts';

const receiverOf: Record<Channel, string> = {
  notice: 'all of MAIL_TO',
  reply: 'the visitor',
  webhook: 'WEBHOOK_URL',
};

/**
 * One line for each delivery that has not left, then one for each receiver with how many.
 * @param pausedSince since when delivery is paused, as ISO 8601; null when it isn't
 * @param width columns of the terminal
 * @param timeZone whose clock times are told by
 * @param ledger which one was read
 */
export function printQueue(
  { groups, deliveries }: Pick<WaitingPage, 'groups' | 'deliveries'>,
  pausedSince: string | null,
  width: number,
  timeZone: string,
  ledger: string,
): string {
  const paused = pausedSince
    ? [`Delivery is paused since ${longClock(timeZone)(pausedSince)}; resume lets it go on.`]
    : [];
  if (groups.length === 0) return text(`Nothing waits in ${ledger}.`, ...paused);
  const clock = shortClock(timeZone);
  const rows = deliveries.map(({ reference, channel, recipient, ...delivery }) => [
    reference,
    channel,
    recipient || receiverOf[channel],
    delivery.state,
    String(delivery.attempts),
    delivery.nextAt ? clock(delivery.nextAt) : 'never',
    delivery.lastError ?? '',
  ]);
  const heading = ['Reference', 'Channel', 'Recipient', 'State', 'Tries', 'Next', 'Last failure'];
  const counts = groups.map(({ channel, recipient, queued, parked }) =>
    [channel, recipient || receiverOf[channel], queued, parked].map(String),
  );
  const all = groups.reduce((sum, { queued, parked }) => sum + queued + parked, 0);
  const left = all - deliveries.length;
  return text(
    table([heading, ...rows], width),
    ...(left > 0 ? [`… and ${left} more: --all shows them.`] : []),
    '',
    table([['Channel', 'Recipient', 'Queued', 'Parked'], ...counts], width),
    ...(groups.some(({ parked }) => parked > 0)
      ? ['What is parked is not tried again: resend --parked does that.']
      : []),
    ...paused,
  );
}

const text = (...lines: string[]): string => `${lines.join('\n')}\n`;
