import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { TooManyUnfinished, UnfinishedPosts } from '../enquiries/unfinished-posts.ts';
import { DatabaseUnavailable } from '../ledger/database/failure.ts';
import { SearchRefused } from '../ledger/search/search.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { accessRoutes } from './access-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { compressed } from './compressed.ts';
import { confirmationRoutes } from './confirmation-routes.ts';
import type { DeskDependencies } from './dependencies.ts';
import { editingRoutes } from './editing-routes.ts';
import { EditorAway } from './editor-away.ts';
import { enquiryActionRoutes } from './enquiry-action-routes.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { facetRoutes } from './facet-routes.ts';
import { demandOwnAsking, demandRights, demandSession, hasBody } from './guard.ts';
import { liveRoutes } from './live/live-routes.ts';
import { tellOfWrites } from './live/tell-of-writes.ts';
import { logRoutes } from './log-routes.ts';
import { isNestedDeep } from './nested-json.ts';
import { numbersRoutes } from './numbers/numbers-routes.ts';
import { TooManyPasswords } from './password-turns.ts';
import { NotAsAsked } from './read-as.ts';
import { replyRoutes } from './reply-routes.ts';
import { retentionRoutes } from './retention-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { signInRoutes } from './sign-in.ts';
import { userRoutes } from './user-routes.ts';

/** No answer of the desk is kept anywhere, shown within another page or found by a search engine. */
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/** The character that PostgreSQL keeps in no text: escaped, and not behind another backslash. */
const nulInJson = /(?<!\\)(?:\\\\)*\\u0000/;

/** More than the longest note. */
const bodyLimit = 64 * 1024;

/** Of one address, of which a quarter may be on their way at once: signing in is open to anybody. */
const mostPerMinute = 60;

/** Everything below `/api/desk`; as long as there is no user, there is no such address. */
export async function deskRoutes(
  app: FastifyInstance,
  dependencies: DeskDependencies,
): Promise<void> {
  const { door, live, timed } = dependencies;
  const unfinished = new UnfinishedPosts(mostPerMinute);
  const isMinuteLater = onceAMinute();
  app.removeAllContentTypeParsers();
  const readJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, body, done) => {
      if (nulInJson.test(body) || isNestedDeep(body))
        done(Object.assign(new Error('not to be read'), { statusCode: 400 }));
      else readJson(request, body, done);
    },
  );
  await app.register(cookie);
  app.decorateRequest('user', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!(await door.isOpenTo(request.raw))) return reply.callNotFound();
    reply.headers(headers);
    if (request.url.includes('%00')) return reply.code(400).send({ message: sentences[400] });
  });
  app.addHook('onRequest', demandOwnAsking);
  app.addHook('preParsing', async (request, reply) => {
    if (hasBody(request) && !unfinished.admit(request, reply)) throw new TooManyUnfinished();
  });
  app.addHook('onSend', compressed);
  app.addHook('onResponse', tellOfWrites(live));
  app.setErrorHandler((failure: Error & { statusCode?: number }, request, reply) => {
    if (failure instanceof NotAsAsked || failure instanceof SearchRefused) {
      return reply.code(422).send({ message: failure.message });
    }
    if (failure instanceof EditorAway) {
      const { message, reason } = failure;
      return reply.code(503).send({ message, reason });
    }
    if (failure instanceof TooManyPasswords) {
      return reply.code(503).header('retry-after', '5').send({ message: failure.message });
    }
    const isAway = failure instanceof DatabaseUnavailable;
    const status = isAway ? 503 : (failure.statusCode ?? 500);
    // The ledger says itself why it is away: not once more for each who asks meanwhile.
    if (status >= 500 && (!isAway || isMinuteLater())) {
      request.log.error({ event: 'desk.failed', err: failure });
    }
    return reply.code(status).send({ message: sentences[status] ?? sentences[400] });
  });
  signInRoutes(app, dependencies);
  accessRoutes(app, dependencies);
  await app.register(async (inside) => {
    inside.addHook('onRequest', demandSession(timed, dependencies.whereToOpen));
    demandRights(inside, timed);
    bulkRoutes(inside, dependencies);
    accountRoutes(inside, dependencies);
    confirmationRoutes(inside, dependencies);
    secondFactorRoutes(inside, dependencies);
    enquiryRoutes(inside, dependencies);
    liveRoutes(inside, dependencies);
    enquiryActionRoutes(inside, dependencies);
    replyRoutes(inside, dependencies);
    facetRoutes(inside, dependencies);
    numbersRoutes(inside, dependencies);
    exportRoutes(inside, dependencies);
    logRoutes(inside, dependencies);
    retentionRoutes(inside, dependencies);
    userRoutes(inside, dependencies);
    await inside.register((editors) => editingRoutes(editors, dependencies));
    inside.all('/*', (_request, reply) => reply.code(404).send({ message: 'No such address.' }));
  });
}

const sentences: Record<number, string> = {
  400: 'This could not be read.',
  413: 'This is too long.',
  415: 'Only JSON is read.',
  429: 'Too much at once. Please try again.',
  500: 'Something went wrong here. Nothing was changed.',
  503: 'The ledger is away for a moment. Nothing was changed.',
};
