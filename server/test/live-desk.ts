import type { FastifyInstance } from 'fastify';
import { aDesk, type DeskBrowser } from './desk.ts';
import { EventStream } from './event-stream.ts';
import { besideTests } from './running-app.ts';

/** Lets a server be reached over the network, as streams need it. @returns its address */
export const listening = (app: FastifyInstance): Promise<string> =>
  app.listen({ host: '127.0.0.1', port: 0 });

/** The cookie of who is signed in. */
export const cookieOf = ({ cookies }: DeskBrowser): string => `desk=${cookies.get('desk')}`;

/** A desk whose pages can be told what happens. */
export async function aLiveDesk(
  newLedger: () => Promise<Record<string, string>>,
  now: () => number = Date.now,
  beside = besideTests,
) {
  const desk = await aDesk(newLedger, now, undefined, beside);
  const address = await listening(desk.app);
  /** @returns a stream that has begun */
  const follow = async (browser: DeskBrowser, server = address) => {
    const stream = await EventStream.open(server, cookieOf(browser));
    await stream.id();
    return stream;
  };
  /** Says what a page has open. @returns the status of the answer */
  const say = async (
    browser: DeskBrowser,
    stream: EventStream,
    reference: string | null,
    writing = false,
  ) => {
    const payload = { stream: await stream.id(), reference, writing };
    return (await browser.ask('PUT', '/presence', { payload })).statusCode;
  };
  /** Who has what open, as somebody sees it. */
  const people = async (browser = desk.rahim): Promise<object[]> =>
    (await browser.ask('GET', '/presence')).json().people;
  return { ...desk, address, follow, say, people };
}
