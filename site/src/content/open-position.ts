import { timeOf } from '@nokshi/forms/local-time.ts';

/** When the last day to apply for a position ends on the clocks of the company. Milliseconds since 1970. */
export const endOf = ({ closes }: { closes: string }, timeZone: string): number =>
  timeOf(`${closes}T24:00`, timeZone);

/** Whether a position may still be applied for. */
export const isOpen = (position: { closes: string }, timeZone: string): boolean =>
  Date.now() < endOf(position, timeZone);
