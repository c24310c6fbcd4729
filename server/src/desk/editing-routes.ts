import cookie from '@fastify/cookie';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { DeskDependencies } from './dependencies.ts';
import type { Answer, Named } from './editing.ts';
import { demandOwner, demandSession } from './guard.ts';
import { noteDeeds } from './noted-deeds.ts';

/** Where a picture is sent, which no other address takes. */
const placesPicture = 'PUT /content/:folder/:name/picture';

/** Below `/api/desk`: the draft of all words and pictures, and what is on the site. */
const addresses = [
  'GET /content',
  'GET /content/checklist',
  'GET /content/archive',
  'GET /content/picks/:kind',
  'GET /content/:folder/:name',
  'PATCH /content/:folder/:name',
  'POST /content/:folder',
  'DELETE /content/:folder/:name',
  'PUT /content/:folder/order',
  'GET /content/:folder/:name/history',
  'POST /content/:folder/:name/revert',
  'GET /content/:folder/:name/picture',
  placesPicture,
  'GET /release',
  'POST /release',
  'DELETE /release',
  'POST /release/draft',
  'POST /release/back',
] as const;

/** No page of the draft is kept anywhere, found by a search engine, or fetched before it is wanted. */
export const draftHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Whole sites for owners: with the draft, and as it is shown to everybody. */
const sites = ['GET /desk/draft', 'GET /desk/shown'] as const;

/** An address at which only owners are answered. */
export type OwnersAddress = (typeof addresses | typeof sites)[number];

type Parts = Pick<DeskDependencies, 'editing' | 'isLocal' | 'timed'>;

/** Answers with what is loaded when it is first asked for. */
const answerWith =
  (address: OwnersAddress, { editing }: Pick<Parts, 'editing'>): Answer =>
  async (request, reply) => {
    const { answers } = await editing.load();
    return answers[address](request, reply);
  };

/** `/content` and `/release`, for owners. */
export async function editingRoutes(app: FastifyInstance, dependencies: Parts): Promise<void> {
  app.addHook('onRequest', demandOwner);
  // As it comes: it is never in the memory as a whole.
  app.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, (_request, body, done) =>
    done(null, body),
  );
  const note = noteDeeds(dependencies.timed);
  for (const address of addresses) {
    const [method, url = ''] = address.split(' ');
    app.route<Named>({
      method: method as HTTPMethods,
      url,
      config: address === placesPicture ? { takesPicture: true } : {},
      handler: answerWith(address, dependencies),
      // On a clone, git tells what was done.
      ...(!dependencies.isLocal && {
        onResponse: (request, reply) => note(address, request, reply),
      }),
    });
  }
}

/** `/desk/draft` and `/desk/shown`: whole sites, for owners who are signed in. */
export async function sitesOfDesk(
  app: FastifyInstance,
  { door, timed, editing }: Pick<DeskDependencies, 'door' | 'timed' | 'editing'>,
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('user', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!(await door.isOpenTo(request.raw))) return reply.callNotFound();
    reply.headers(draftHeaders);
  });
  app.addHook('onRequest', demandSession(timed));
  app.addHook('onRequest', demandOwner);
  for (const address of sites) {
    const [, url] = address.split(' ');
    for (const path of [`${url}`, `${url}/*`]) app.get(path, answerWith(address, { editing }));
  }
}
