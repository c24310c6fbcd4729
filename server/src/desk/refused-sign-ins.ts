import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { hour, minute } from '../durations.ts';
import { type Author, type LogEntry, writeLogEntries } from '../ledger/desk/log.ts';
import { findUser } from '../ledger/desk/users.ts';
import type { Schema } from '../ledger/schema.ts';
import { networkOf } from './guard.ts';
import type { TimedLedger } from './timed-ledger.ts';

/** Tries that were refused. */
type Refused = { author: Author; number: number };

/**
 * So many are told apart at a time, and so many of one network; what comes besides is counted as from
 * nowhere, and still as whom: of users there are only so many.
 */
const mostApart = 20;
const mostOfNetwork = 5;

const action = 'refused-sign-ins';

/**
 * Tells in the log of the desk of refused sign-ins, however many they are: of the first at once, and then how
 * many more there were, after a minute and, while they go on, after twice as long each time, an hour at most.
 * @returns to be called after each refusal, with whom it was as
 */
export function noteRefusedSignIns(
  app: FastifyInstance,
  timed: TimedLedger,
): (author: Author) => Promise<void> {
  let refused = new Map<string, Refused>();
  let wait = minute;
  let pause: NodeJS.Timeout | undefined;

  const add = ({ author, number }: Refused): void => {
    const places = [...refused.values()].map((one) => one.author.network);
    const isBesides =
      places.length >= mostApart ||
      places.filter((network) => network === author.network).length >= mostOfNetwork;
    const isApart = refused.has(JSON.stringify(author)) || !isBesides;
    const told = isApart ? author : { ...author, network: null };
    const key = JSON.stringify(told);
    refused.set(key, { author: told, number: number + (refused.get(key)?.number ?? 0) });
  };

  const write = async (): Promise<void> => {
    pause = undefined;
    if (refused.size === 0) {
      wait = minute;
      return;
    }
    const told = [...refused.values()];
    refused = new Map();
    pause = setTimeout(write, wait).unref();
    wait = Math.min(2 * wait, hour);
    await timed
      .use(async (ledger, time) => writeLogEntries(ledger, told.map(entryOf), time))
      .catch((failure: unknown) => {
        told.forEach(add);
        app.log.error({ event: 'desk.unnoted', action, err: failure });
      });
  };

  // After the last request, and before the ledger closes.
  app.addHook('onClose', async () => {
    await write();
    clearTimeout(pause);
  });

  return async (author) => {
    add({ author, number: 1 });
    if (!pause) await write();
  };
}

/** An address that is no user's may be anything that somebody typed, such as a password: it is not kept. */
export async function authorOfTry(
  ledger: Kysely<Schema>,
  typed: string,
  request: FastifyRequest,
): Promise<Author> {
  const { name, email } = (await findUser(ledger, typed)) ?? { name: '', email: null };
  return { name, email, network: networkOf(request) };
}

const entryOf = ({ author, number }: Refused): LogEntry => ({
  ...{ author, action, reference: null },
  detail: String(number),
});
