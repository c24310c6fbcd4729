import type { FastifyInstance } from 'fastify';
import { hour, minute } from '../durations.ts';
import { writeLogEntry } from '../ledger/desk/log.ts';
import type { TimedLedger } from './timed-ledger.ts';

/**
 * Tells in the log of the desk of refused sign-ins, however many they are: of the first at once, and then how
 * many more there were, after a minute and, while they go on, after twice as long each time, an hour at most.
 * @returns to be called after each refusal
 */
export function noteRefusedSignIns(app: FastifyInstance, timed: TimedLedger): () => Promise<void> {
  let refused = 0;
  let wait = minute;
  let pause: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    pause = undefined;
    if (refused === 0) {
      wait = minute;
      return;
    }
    const told = refused;
    refused = 0;
    pause = setTimeout(write, wait).unref();
    wait = Math.min(2 * wait, hour);
    const action = 'refused-sign-ins';
    await timed
      .use((ledger, time) =>
        writeLogEntry(ledger, { author: '', action, detail: String(told), reference: null }, time),
      )
      .catch((failure: unknown) => {
        refused += told;
        app.log.error({ event: 'desk.unnoted', action, err: failure });
      });
  };

  // After the last request, and before the ledger closes.
  app.addHook('onClose', async () => {
    await write();
    clearTimeout(pause);
  });

  return async () => {
    refused += 1;
    if (!pause) await write();
  };
}
