import type { PlanAsked, PublishAsked } from '@nokshi/contract/release.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minute } from '../durations.ts';
import { type LogEntry, writeLogEntry } from '../ledger/desk/log.ts';
import type { Named, OwnersAddress } from './editing-addresses.ts';
import { authorOf } from './guard.ts';
import type { TimedLedger } from './timed-ledger.ts';

/** What is typed is kept after each moment; the log tells once in so long that somebody changes an entry. */
const onceMilliseconds = 10 * minute;

/** More than are changed within that time. */
const mostRemembered = 1000;

type Deed = Pick<LogEntry, 'action' | 'detail'>;

const translated = ({ params: { folder, name } }: FastifyRequest<Named>): Deed => ({
  action: 'changed-content',
  detail: [folder, name].filter(Boolean).join('/'),
});

const changed = (request: FastifyRequest<Named>): Deed => {
  const deed = translated(request);
  return deed.detail === 'singles/prices' ? { ...deed, action: 'changed-prices' } : deed;
};

/** Whether a deed is done once more with each moment of typing. */
const isTyped = (action: Deed['action']): boolean =>
  action === 'changed-content' || action === 'changed-prices';

/** The deeds of owners that the log tells, by the address that has done them: what was asked is as it should be. */
const deeds: Partial<Record<OwnersAddress, (request: FastifyRequest<Named>) => Deed>> = {
  'GET /content/archive': () => ({ action: 'took-content', detail: null }),
  'PATCH /content/:folder/:name': changed,
  'POST /content/:folder': changed,
  'DELETE /content/:folder/:name': changed,
  'PUT /content/:folder/order': changed,
  'POST /content/:folder/:name/revert': changed,
  'POST /content/:folder/:name/translated': translated,
  'PUT /content/:folder/:name/picture': changed,
  'POST /release': ({ body }) => ({
    action: 'began-publishing',
    detail: (body as PublishAsked | undefined)?.entries?.join(', ') ?? null,
  }),
  'POST /release/planned': ({ body }) => ({
    action: 'planned-publishing',
    detail: (body as PlanAsked).at.replace('T', ' '),
  }),
  'DELETE /release/planned/:name': () => ({ action: 'took-back-plan', detail: null }),
  'DELETE /release': () => ({ action: 'stopped-publishing', detail: null }),
  'POST /release/draft': () => ({ action: 'built-draft', detail: null }),
  'POST /release/back': ({ body }) => ({
    action: 'went-back',
    detail: (body as { id: string }).id,
  }),
};

/** Notes in the log what an owner has done with words, pictures and releases, once it is answered. */
export function noteDeeds(timed: TimedLedger) {
  const told = new Map<string, number>();
  const isNew = ({ action, detail }: Deed, by: string): boolean => {
    if (!isTyped(action)) return true;
    const what = `${by} ${action} ${detail}`;
    const now = performance.now();
    if (now - (told.get(what) ?? Number.NEGATIVE_INFINITY) < onceMilliseconds) return false;
    if (told.size >= mostRemembered) told.clear();
    told.set(what, now);
    return true;
  };
  return async (
    address: OwnersAddress,
    request: FastifyRequest<Named>,
    reply: FastifyReply,
  ): Promise<void> => {
    if (!request.user || reply.statusCode >= 300) return;
    const deed = deeds[address]?.(request);
    if (!deed) return;
    const author = authorOf(request);
    if (!isNew(deed, request.user.email)) return;
    await timed
      .use((ledger, time) => writeLogEntry(ledger, { author, reference: null, ...deed }, time))
      .catch((failure: unknown) => {
        request.log.error({ event: 'desk.unnoted', action: deed.action, err: failure });
      });
  };
}
