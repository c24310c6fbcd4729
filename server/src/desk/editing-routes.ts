import cookie from '@fastify/cookie';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { DeskDependencies } from './dependencies.ts';
import {
  type Answer,
  addresses,
  draftHeaders,
  type Named,
  type OwnersAddress,
  placesPicture,
  sites,
} from './editing-addresses.ts';
import { demandRight, demandSession, demandSetUp } from './guard.ts';
import { noteDeeds } from './noted-deeds.ts';

type Parts = Pick<DeskDependencies, 'editing' | 'isLocal' | 'timed'>;

/** Answers with what is loaded when it is first asked for. */
const answerWith =
  (address: OwnersAddress, { editing }: Pick<Parts, 'editing'>): Answer =>
  async (request, reply) => {
    const { answers } = await editing.load();
    return answers[address](request, reply);
  };

/** `/content` and `/release`. */
export async function editingRoutes(app: FastifyInstance, dependencies: Parts): Promise<void> {
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

/** `/desk/draft` and `/desk/shown`: whole sites, for who changes them and is signed in. */
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
  app.addHook('onRequest', demandSetUp);
  app.addHook('onRequest', demandRight('content'));
  for (const address of sites) {
    const [, url] = address.split(' ');
    for (const path of [`${url}`, `${url}/*`]) app.get(path, answerWith(address, { editing }));
  }
}
