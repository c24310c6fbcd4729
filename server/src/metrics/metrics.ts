import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { CountEnquiry } from '../enquiries/outcome.ts';
import type { Environment } from '../environment.ts';
import { type AskBacklog, readinessOf } from '../health.ts';
import type { Reader } from '../ledger/reading/reader.ts';
import { type Listening, whyNotListening } from '../listening.ts';
import type { Releases } from '../releases/releases.ts';
import { enquiryCounter } from './enquiry-counter.ts';
import { ledgerGauges } from './ledger-gauges.ts';
import { type OperatorPages, serveMetrics } from './metrics-server.ts';
import { requestDurations } from './request-durations.ts';

/** Starts the metrics and their server. */
export class Metrics {
  readonly #port: number;
  readonly #registry = new Registry();
  /** Measures the requests of a server. */
  readonly measureRequests: (server: Server) => void = requestDurations(this.#registry);
  readonly countEnquiry: CountEnquiry = enquiryCounter(this.#registry);

  /** @param port where to listen; 0 for any free one */
  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Answers `/metrics` and the whole `/readyz` on METRICS_PORT as long as the application runs, whose start fails when it
   * can't listen there.
   */
  serve(
    app: FastifyInstance,
    settings: Listening & Pick<Environment, 'DELIVERY_ALARM_MINUTES'>,
    reader: Reader,
    waiting: AskBacklog,
    site: Pick<Releases, 'isApart' | 'isLeftOlder'>,
  ): void {
    const registry = this.#registry;
    collectDefaultMetrics({ register: registry });
    const refresh = ledgerGauges(registry, reader, waiting);
    const pages: OperatorPages = {
      '/metrics': async () => {
        await refresh();
        return { status: 200, contentType: registry.contentType, body: await registry.metrics() };
      },
      '/readyz': async () => {
        const readiness = readinessOf(await waiting(), settings.DELIVERY_ALARM_MINUTES, site);
        return {
          status: readiness.ready ? 200 : 503,
          contentType: 'application/json; charset=utf-8',
          body: JSON.stringify(readiness),
        };
      },
    };
    let server: Server | undefined;
    app.addHook('onReady', async () => {
      const where = { host: settings.METRICS_HOST, port: this.#port };
      server = await serveMetrics(where, pages, app.log).catch((failure: unknown) => {
        throw whyNotListening(failure, settings, 'METRICS_');
      });
    });
    app.addHook('onClose', async () => {
      server?.close();
      server?.closeAllConnections();
    });
  }
}
