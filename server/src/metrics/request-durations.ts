import type { Server } from 'node:http';
import { formIds, postPath } from '@nokshi/forms/forms.ts';
import { Histogram, type Registry } from 'prom-client';
import { onRequestEnd } from '../request-end.ts';

/** A page takes less than a millisecond, an enquiry waits for the disk, a slow sender for seconds. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** Node.js takes some thirty methods; nobody may make a series of each. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Addresses of the application; all others are pages and files, be they there or not. */
const routes: ReadonlyMap<string, 'form' | 'health'> = new Map([
  ...formIds.map((kind) => [`/api${postPath(kind)}`, 'form'] as const),
  ['/healthz', 'health'],
  ['/readyz', 'health'],
]);

/**
 * Measures how long the requests of a server take, by labels of which there is a fixed number: an
 * address that a visitor makes up is no label.
 * @returns what measures a server from now on
 */
export function requestDurations(registry: Registry): (server: Server) => void {
  const histogram = new Histogram({
    name: 'website_request_duration_seconds',
    help: 'From the head of a request to the end of its answer; the status is none when the visitor left, or was cut off, before it began.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  return (server) =>
    onRequestEnd(server, ({ method, path, status, milliseconds }) => {
      histogram.observe(
        {
          method: methods.has(method) ? method : 'other',
          route: routes.get(path) ?? 'page',
          status: status ?? 'none',
        },
        milliseconds / 1000,
      );
    });
}
