import type { RequestListener, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newReference } from '@nokshi/forms/reference.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { logAccess } from './access-log.ts';
import { Connections } from './connections.ts';
import type { NewEditor } from './desk/content/editor-process.ts';
import { deskRoutes } from './desk/desk.ts';
import { Door } from './desk/door.ts';
import { Editing } from './desk/editing.ts';
import { sitesOfDesk } from './desk/editing-routes.ts';
import { FellowServers } from './desk/fellow-servers.ts';
import { Live } from './desk/live/live.ts';
import type { LocalDesk } from './desk/local/local-door.ts';
import { OwnPort } from './desk/own-port.ts';
import { deskPage } from './desk/page.ts';
import { TimedLedger } from './desk/timed-ledger.ts';
import { bodyLimit } from './enquiries/large-forms.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import type { Environment } from './environment.ts';
import { closeDeskFolder } from './folders.ts';
import { warnOfUntoldProxy } from './forwarded.ts';
import { askHealth, healthRoutes } from './health.ts';
import { forgettingReplies } from './jobs/forget-replies.ts';
import { Jobs } from './jobs/jobs.ts';
import { tellMorning } from './jobs/morning.ts';
import { overwriting } from './jobs/overwriting.ts';
import { retention } from './jobs/retention.ts';
import { tellSetAside } from './jobs/set-aside.ts';
import { Database } from './ledger/database/database.ts';
import { ColumnMissing, DatabaseUnavailable } from './ledger/database/failure.ts';
import { patienceMilliseconds } from './ledger/database/patience.ts';
import { Outbox } from './ledger/deliveries/outbox.ts';
import { warnOfPause } from './ledger/deliveries/pause.ts';
import { EnquiryKeeper } from './ledger/enquiries/keep.ts';
import { Reader } from './ledger/reading/reader.ts';
import type { BeginReader } from './ledger/reading/sqlite-source.ts';
import { Upkeep } from './ledger/reading/upkeep.ts';
import { createLimitedServer } from './limited-server.ts';
import { type Log, logOptions } from './log.ts';
import { createPageServer } from './pages/page-server.ts';
import { OfferPages } from './prices/offer-pages.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { Releases } from './releases/releases.ts';
import { transportsFor } from './sending/transports.ts';
import { Worker } from './sending/worker.ts';
import { missingSiteRoute, pagesOfApplication, siteRoutes } from './site.ts';

/** Fastify's setting; a number means that many proxies in front. */
function trustedProxies(setting: Environment['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/**
 * How long, once the server stops, a request may take to arrive, an answer to be read and a mail to be
 * sent: with the rest of the work, less than three seconds.
 */
const stoppingMilliseconds = 1500;

/** Only where they are asked for: who doesn't measure loads nothing for it. */
async function loadMetrics({ METRICS_PORT }: Environment) {
  if (METRICS_PORT === undefined) return undefined;
  const { Metrics } = await import('./metrics/metrics.ts');
  return new Metrics(METRICS_PORT);
}

/**
 * Opens the ledger if that takes no longer than a visitor would wait: the site is served whether or
 * not the database is there.
 * @throws ColumnMissing when it is there, and this code lacks a migration
 */
async function openAtStart(database: Database, log: Log): Promise<void> {
  const opening = database
    .use((ledger) => warnOfPause(ledger, log))
    .catch((failure: unknown) => {
      const cause = failure instanceof DatabaseUnavailable && failure.cause;
      if (cause instanceof ColumnMissing) throw cause;
    });
  await Promise.race([opening, pause(patienceMilliseconds, undefined, { ref: false })]);
}

/** Replacements of the server's usual surroundings, for tests. */
export type Beside = {
  beginReader?: BeginReader;
  /** Between two looks at what other servers show. */
  lookMilliseconds?: number;
  newEditor?: NewEditor;
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
  { beginReader, lookMilliseconds, newEditor, writeLog }: Beside = {},
): Promise<FastifyInstance> {
  const releases = new Releases(environment, () => app.log);
  const { site: pages, sentences } = releases;
  releases.onShown = () => live.tell({ release: true });
  const isLocal = local !== undefined;
  const requestSeconds = environment.REQUEST_TIMEOUT_SECONDS;
  // Locally every request goes through the application, which looks at whom it is for.
  const newServer =
    pages && !local
      ? createPageServer(pages, pagesOfApplication, requestSeconds)
      : (answer: RequestListener) => createLimitedServer(requestSeconds, answer);
  const metrics = await loadMetrics(environment);
  const connections = new Connections();
  const watch = (server: Server) => {
    if (environment.ACCESS_LOG === 'on') logAccess(server, () => app.log);
    metrics?.measureRequests(server);
    connections.watch(server);
  };
  const app: FastifyInstance = fastify({
    serverFactory: (answer) => {
      const server = newServer(answer);
      watch(server);
      return server;
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
  const database = new Database(environment, app.log);
  const reader = new Reader(database, environment, beginReader);
  const upkeep = new Upkeep(database, reader, app.log);
  const outbox = new Outbox(
    database,
    environment.DELIVERY_LEASE_SECONDS,
    environment.DELIVERY_RETRY_SECONDS,
    environment.REPLY_MAX_PER_HOUR,
  );
  const transports = transportsFor(environment, sentences, now);
  const ownPort = new OwnPort(environment, pages);
  ownPort.serve(app, watch);
  const door = new Door(database, (request) => ownPort.isRight(request));
  const timed = new TimedLedger(database, now);
  const live = new Live(database, timed, door, environment, app.log);
  const fellows = new FellowServers(
    environment,
    releases,
    timed,
    app.log,
    () => live.tell({ release: true }),
    lookMilliseconds,
  );
  const editing = new Editing({
    ...{ environment, isLocal, releases, timed, live, newEditor },
    log: app.log,
  });
  const worker = new Worker(outbox, transports.byChannel, app.log, now, (references) =>
    live.tell({ references }),
  );
  const { sendToCompany } = transports;
  // The morning mail is sent before retention deletes old enquiries.
  const jobs = [
    ...(sendToCompany
      ? [
          tellSetAside(database, environment.MAIL_TO, sendToCompany, sentences, app.log),
          tellMorning(
            { database, reader, log: app.log },
            sendToCompany,
            sentences,
            () => environment.DESK_URL ?? new URL(sentences.company.en.url).origin,
          ),
        ]
      : []),
    retention(database, sentences, app.log, () => live.tell({ references: 'many' })),
    forgettingReplies(database),
    ...(database.kind === 'sqlite' ? [overwriting(database)] : []),
  ];
  const daily = new Jobs(database, jobs, app.log, now);

  // Loaded where it is wanted.
  const atHome = local && (await import('./desk/local/local-door.ts'));
  atHome?.answerOwnNamesAlone(app);
  warnOfUntoldProxy(app, environment.TRUST_PROXY, now);
  if (pages) await siteRoutes(app, pages, sentences);
  else missingSiteRoute(app, environment.SITE_DIR);
  const health = askHealth(database, reader, environment, app.log, now);
  healthRoutes(app, async () => !releases.isApart && (await health.isReady()));
  metrics?.serve(app, environment, reader, health.waiting, () => releases.isApart);
  priceRoutes(app, sentences, new OfferPages(sentences, pages, now), now);
  const takeEnquiries = (scope: FastifyInstance) =>
    enquiryRoutes(scope, environment, {
      sentences,
      keeper: new EnquiryKeeper(database, () => newReference(sentences.referencePrefix)),
      pages,
      now,
      onKept: (reference) => {
        live.tell({ references: [reference] });
        worker.wake();
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
    wake: () => worker.wake(),
  };
  await app.register((scope) => deskRoutes(scope, forDesk), { prefix: '/api/desk' });
  await app.register((scope) => sitesOfDesk(scope, forDesk));

  app.addHook('onReady', async () => {
    closeDeskFolder(environment);
    // Before anybody is answered.
    await releases.look();
    releases.start();
    await openAtStart(database, app.log);
    worker.start();
    daily.start();
    upkeep.start();
    if (database.kind === 'postgres') fellows.start();
    if (!environment.SMTP_URL) {
      app.log.warn({
        event: 'mail.off',
        means: 'SMTP_URL is not set: enquiries are kept, and their mails leave once it is set',
      });
    }
  });
  let stopping: Promise<unknown> | undefined;
  app.addHook('preClose', async () => {
    // At the signal, before any request is waited for: what is kept from now on is delivered later.
    transports.stop(stoppingMilliseconds);
    live.stop();
    editing.stop();
    releases.stop();
    stopping = Promise.all([
      worker.stop(),
      daily.stop(),
      upkeep.stop(),
      ...(database.kind === 'postgres' ? [fellows.stop()] : []),
      connections.close(stoppingMilliseconds),
    ]);
  });
  app.addHook('preValidation', async ({ method, raw }) => {
    if (method === 'POST') connections.requestCame(raw.socket);
  });
  app.addHook('onSend', async (request, reply) => {
    connections.answerWent(request.raw.socket);
    // A connection kept for a next request would keep the stop waiting for it.
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => {
    await stopping;
    await live.close();
    await reader.close();
    transports.close();
    await database.close();
  });
  return app;
}
