import type { Server } from 'node:http';
import { newReference } from '@nokshi/forms/reference.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { logAccess } from './access-log.ts';
import { Connections } from './connections.ts';
import type { NewEditor } from './desk/content/editor-process.ts';
import { deskRoutes } from './desk/desk.ts';
import { sitesOfDesk } from './desk/editing-routes.ts';
import type { LocalDesk } from './desk/local/local-door.ts';
import { openDesk } from './desk/open-desk.ts';
import { deskPage } from './desk/page.ts';
import { bodyLimit } from './enquiries/large-forms.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import type { Environment } from './environment.ts';
import { warnOfUntoldProxy } from './forwarded.ts';
import { askHealth, healthRoutes } from './health.ts';
import { dailyJobs } from './jobs/daily-jobs.ts';
import { EnquiryKeeper } from './ledger/enquiries/keep.ts';
import type { BeginReader } from './ledger/reading/sqlite-source.ts';
import { openStorage } from './ledger/storage.ts';
import { createLimitedServer } from './limited-server.ts';
import { logOptions } from './log.ts';
import { createPageServer } from './pages/page-server.ts';
import type { Pages } from './pages/pages.ts';
import { takeOffFolder } from './pages/site-folder.ts';
import { runWith } from './parts.ts';
import { OfferPages } from './prices/offer-pages.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { Releases } from './releases/releases.ts';
import { accessLinkSender } from './sending/access-mail.ts';
import { openSending } from './sending/sending.ts';
import { missingSiteRoute, pagesOfApplication, siteRoutes } from './site.ts';
import { ViewCounter } from './views/view-counter.ts';
import { viewRoutes } from './views/view-routes.ts';

/** Fastify's setting; a number means that many proxies in front. */
function trustedProxies(setting: Environment['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** Only where they are asked for: who doesn't measure loads nothing for it. */
async function loadMetrics({ METRICS_PORT }: Environment) {
  if (METRICS_PORT === undefined) return undefined;
  const { Metrics } = await import('./metrics/metrics.ts');
  return new Metrics(METRICS_PORT);
}

/** Replacements of the server's usual surroundings, for tests. */
export type Beside = {
  beginReader?: BeginReader;
  /** Between two looks at what other servers show, and at what is to be published. */
  lookMilliseconds?: number;
  newEditor?: NewEditor;
  /** Builds the site in the place of the editor's program. */
  publishProgram?: string;
  /** Takes the lines of the log. */
  writeLog?: (line: string) => void;
};

/**
 * The whole server, not yet listening: tests `inject` into the very app that runs.
 * @param environment all there is to configure
 * @param now the clock, in milliseconds since 1970
 * @param local set where somebody works on the content of this very clone: then the desk alone is there
 * @throws when content/ lacks a sentence, or at ready() a column of the ledger its migration; never because a database or a mail server is away
 */
export async function buildApp(
  environment: Environment,
  now: () => number = Date.now,
  local?: LocalDesk,
  { beginReader, lookMilliseconds, newEditor, publishProgram, writeLog }: Beside = {},
): Promise<FastifyInstance> {
  const releases = new Releases(environment, () => app.log);
  const { site: pages, sentences } = releases;
  const metrics = await loadMetrics(environment);
  const connections = new Connections();
  const watch = (server: Server) => {
    if (environment.ACCESS_LOG === 'on') logAccess(server, () => app.log);
    metrics?.measureRequests(server);
    connections.watch(server);
  };
  // Locally every request goes through the application, which looks at whom it is for.
  const app = newApplication(environment, pages, local !== undefined, watch, writeLog);
  const { log } = app;
  const storage = openStorage(environment, log, beginReader);
  const isLocal = local !== undefined;
  const desk = openDesk(
    environment,
    storage,
    releases,
    log,
    now,
    isLocal,
    newEditor,
    lookMilliseconds,
    publishProgram,
  );
  const { live, ownPort, door, timed, editing } = desk;
  const sending = openSending(environment, storage.database, sentences, log, now, (references) =>
    live.tell({ references }),
  );
  const daily = dailyJobs(environment, storage, sending, sentences, log, now, () =>
    live.tell({ references: 'many' }),
  );
  // Loaded where it is wanted.
  const atHome = local && (await import('./desk/local/local-door.ts'));
  atHome?.answerOwnNamesAlone(app);
  ownPort.serve(app, watch);
  warnOfUntoldProxy(app, environment.TRUST_PROXY, now);
  if (pages) await siteRoutes(app, pages, sentences);
  else missingSiteRoute(app, environment.SITE_DIR);
  const { database, reader, upkeep } = storage;
  const health = askHealth(database, reader, environment, log, now);
  healthRoutes(
    app,
    async () => !releases.isApart && !releases.isLeftOlder && (await health.isReady()),
  );
  metrics?.serve(app, environment, reader, health.waiting, releases);
  // Behind those that listen: where a port is taken, nothing was begun, and no ledger migrated.
  const counter = new ViewCounter(database, sentences, log, now);
  runWith(app, connections, [releases, storage, counter, sending, daily, desk]);
  if (pages && !local) {
    pages.counter = counter;
    viewRoutes(app, pages, counter);
  }
  priceRoutes(app, sentences, new OfferPages(sentences, pages, now), now);
  const takeEnquiries = (scope: FastifyInstance) =>
    enquiryRoutes(scope, environment, {
      sentences,
      keeper: new EnquiryKeeper(database, () => newReference(sentences.referencePrefix)),
      pages,
      now,
      onKept: (reference) => {
        live.tell({ references: [reference] });
        sending.wake();
        upkeep.arrived();
      },
      count: (kind, outcome) => metrics?.countEnquiry(kind, outcome),
    });
  if (!local) await app.register(takeEnquiries);

  if (pages) {
    await app.register(async (scope) => {
      if (local) await atHome?.localDoor(scope, local, timed);
      deskPage(scope, pages, door);
    });
  }
  const forDesk = {
    ...{ door, database, timed, reader, live, editing, sentences, isLocal },
    ...(atHome && { whereToOpen: () => atHome.whereToOpen(environment.SITE_DIR) }),
    hasWebhook: environment.WEBHOOK_URL !== undefined,
    wake: () => sending.wake(),
    ...(sending.sendToCompany && {
      sendAccessLink: accessLinkSender(sending.sendToCompany, sentences, environment.DESK_URL, log),
    }),
  };
  await app.register((scope) => deskRoutes(scope, forDesk), { prefix: '/api/desk' });
  await app.register((scope) => sitesOfDesk(scope, forDesk));
  return app;
}

/**
 * An application that answers nothing yet.
 * @param pages what is answered before any route is looked for, unless somebody works on them locally
 */
function newApplication(
  environment: Environment,
  pages: Pages | undefined,
  isLocal: boolean,
  watch: (server: Server) => void,
  writeLog: Beside['writeLog'],
): FastifyInstance {
  const requestSeconds = environment.REQUEST_TIMEOUT_SECONDS;
  const app: FastifyInstance = fastify({
    serverFactory: (answer) => {
      const server =
        pages && !isLocal
          ? createPageServer(pages, pagesOfApplication, requestSeconds)(answer)
          : createLimitedServer(requestSeconds, answer);
      watch(server);
      return server;
    },
    rewriteUrl(request) {
      takeOffFolder(request, pages?.folder ?? '');
      return request.url ?? '/';
    },
    logger: logOptions(environment, writeLog),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    bodyLimit,
    forceCloseConnections: 'idle',
  });
  // Bodies are read where the forms are posted to; anywhere else they would fill the memory, unlimited.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  return app;
}
