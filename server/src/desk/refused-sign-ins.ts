import { normalEmail } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { hour, minute } from '../durations.ts';
import { type Author, type LogEntry, writeLogEntries } from '../ledger/desk/log.ts';
import { namesOf } from '../ledger/desk/users.ts';
import type { Schema } from '../ledger/schema.ts';
import { networkOf } from './guard.ts';
import type { TimedLedger } from './timed-ledger.ts';

/** Tries that were refused, as whom and from which network. */
type Refused = Pick<Author, 'network'> & { email: string; number: number };

/** So many of these are told apart at a time; what comes besides is counted as nobody's, from nowhere. */
const mostApart = 20;
const besides = { email: '', network: null };

const action = 'refused-sign-ins';

/**
 * Tells in the log of the desk of refused sign-ins, however many they are: of the first at once, and then how
 * many more there were, after a minute and, while they go on, after twice as long each time, an hour at most.
 * @returns to be called after each refusal, with the address that was typed
 */
export function noteRefusedSignIns(
  app: FastifyInstance,
  timed: TimedLedger,
): (request: FastifyRequest, email: string) => Promise<void> {
  let refused = new Map<string, Refused>();
  let wait = minute;
  let pause: NodeJS.Timeout | undefined;

  const add = (one: Refused): void => {
    const key = JSON.stringify([one.email, one.network]);
    const known = refused.get(key);
    if (known) known.number += one.number;
    else if (refused.size < mostApart || one.network === null) refused.set(key, one);
    else add({ ...besides, number: one.number });
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
      .use(async (ledger, time) => writeLogEntries(ledger, await entriesOf(ledger, told), time))
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

  return async (request, email) => {
    add({ email: normalEmail(email), network: networkOf(request), number: 1 });
    if (!pause) await write();
  };
}

/** An address that is no user's may be anything that somebody typed, such as a password: it is not kept. */
async function entriesOf(ledger: Kysely<Schema>, refused: readonly Refused[]): Promise<LogEntry[]> {
  const names = await namesOf(
    ledger,
    refused.map(({ email }) => email),
  );
  const told = new Map<string, { author: Author; number: number }>();
  for (const { email, network, number } of refused) {
    const name = names.get(email);
    const author: Author =
      name === undefined ? { name: '', email: null, network } : { name, email, network };
    const key = JSON.stringify(author);
    told.set(key, { author, number: number + (told.get(key)?.number ?? 0) });
  }
  return [...told.values()].map(({ author, number }) => ({
    ...{ author, action, reference: null },
    detail: String(number),
  }));
}
