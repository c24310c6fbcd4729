import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';
import { createLimitedServer } from '../limited-server.ts';
import { type Listening, whyNotListening } from '../listening.ts';
import type { Pages } from '../pages/pages.ts';
import { takeOffFolder } from '../pages/site-folder.ts';

const isBelow = (path: string, address: string): boolean =>
  path === address || path.startsWith(`${address}/`);

/** What the page of the desk loads, beside what it asks. */
const isFile = (path: string): boolean =>
  path.startsWith('/_astro/') ||
  /^\/(?:favicon|icon-|apple-touch-icon)[\w-]*\.(?:ico|svg|png)$/.test(path);

type OwnPortSettings = Listening & Pick<Environment, 'REQUEST_TIMEOUT_SECONDS'>;

/**
 * Where the desk is answered: on the port of the site, or with DESK_PORT on that alone, which a
 * company shows to its own network only. It is the same application; who asks elsewhere finds nothing.
 */
export class OwnPort {
  readonly #settings: OwnPortSettings;
  readonly #pages: Pages | undefined;
  readonly #came = new WeakSet<IncomingMessage>();

  constructor(settings: OwnPortSettings, pages: Pages | undefined) {
    this.#settings = settings;
    this.#pages = pages;
  }

  /** Whether a request came to where the desk is. */
  isRight(request: IncomingMessage): boolean {
    return this.#settings.DESK_PORT === undefined || this.#came.has(request);
  }

  /**
   * Listens as long as the application runs, whose start fails when it can't.
   * @param watch what is told of each server that we listen with
   */
  serve(app: FastifyInstance, watch: (server: Server) => void): void {
    const { DESK_PORT: port, DESK_HOST: host } = this.#settings;
    if (port === undefined) return;
    const server = createLimitedServer(
      this.#settings.REQUEST_TIMEOUT_SECONDS,
      (request, response) => {
        // A server that is shutting down lets its connections go after the answer.
        if (!server.listening) response.shouldKeepAlive = false;
        this.#answer(app, request, response);
      },
    );
    watch(server);
    app.addHook('onReady', async () => {
      await once(server.listen(port, host), 'listening').catch((failure: unknown) => {
        throw whyNotListening(failure, this.#settings, 'DESK_');
      });
      const listening = server.address();
      if (typeof listening === 'object') {
        app.log.info({ event: 'desk.listening', port: listening?.port });
      }
    });
    // Connections are let go together with those of the site.
    app.addHook('preClose', async () => {
      server.close();
    });
  }

  #answer(app: FastifyInstance, request: IncomingMessage, response: ServerResponse): void {
    takeOffFolder(request, this.#pages?.folder ?? '');
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (isBelow(path, '/desk') || isBelow(path, '/api/desk')) {
      this.#came.add(request);
      app.routing(request, response);
    } else if (this.#pages && isFile(path)) {
      this.#pages.answer(request, response);
    } else {
      const headers = { ...this.#pages?.headers(), 'Cache-Control': 'no-store' };
      response.writeHead(404, headers).end();
    }
  }
}
