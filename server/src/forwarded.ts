import type { FastifyInstance } from 'fastify';
import { hour } from './durations.ts';
import type { Environment } from './environment.ts';

/**
 * Warns, at most once an hour, that requests come through a proxy of which the server wasn't told:
 * it would take all visitors for one. Without the address, which is about a person.
 * @param now milliseconds since 1970
 */
export function warnOfUntoldProxy(
  app: FastifyInstance,
  setting: Environment['TRUST_PROXY'],
  now: () => number,
): void {
  if (setting !== false) return;
  let warnedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-forwarded-for'] === undefined) return;
    const time = now();
    // A clock that was put back is no reason to be silent.
    if (Math.abs(time - warnedAt) < hour) return;
    warnedAt = time;
    app.log.warn({
      event: 'proxy.not-told',
      means:
        'X-Forwarded-For arrived, but TRUST_PROXY is off: behind a proxy, set it, or the limit per address takes all visitors for one',
    });
  });
}
