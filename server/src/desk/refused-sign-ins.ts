import type { FastifyInstance } from 'fastify';
import { minute } from '../durations.ts';
import { writeLogEntry } from '../ledger/desk/log.ts';
import type { TimedLedger } from './timed-ledger.ts';

/**
 * Tells in the log of the desk of refused sign-ins, however many they are: of the first at once, and then once
 * a minute how many more there were.
 * @returns to be called after each refusal
 */
export function noteRefusedSignIns(app: FastifyInstance, timed: TimedLedger): () => Promise<void> {
  let refused = 0;
  let pause: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    pause = undefined;
    if (refused === 0) return;
    const detail = String(refused);
    refused = 0;
    pause = setTimeout(write, minute).unref();
    const entry = { author: '', action: 'refused-sign-ins', detail, reference: null } as const;
    await timed
      .use((ledger, time) => writeLogEntry(ledger, entry, time))
      .catch((failure: unknown) => {
        app.log.error({ event: 'desk.unnoted', action: entry.action, err: failure });
      });
  };

  app.addHook('preClose', async () => {
    await write();
    clearTimeout(pause);
  });

  return async () => {
    refused += 1;
    if (!pause) await write();
  };
}
