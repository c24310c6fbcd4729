import type { FastifyServerOptions } from 'fastify';
import type { Environment } from './environment.ts';

/** What the parts of the server need of a log: one structured object per event. */
export type Log = Record<
  'info' | 'warn' | 'error',
  (event: { event: string } & Record<string, unknown>) => void
>;

/**
 * An error as it may be logged. Messages of databases and mail servers quote what a visitor wrote
 * or their address, so only the kind of error, its codes and the places in the code are kept.
 */
function withoutWords(failure: unknown): Record<string, unknown> {
  if (!(failure instanceof Error)) return { type: typeof failure };
  const kept: Record<string, unknown> = { type: failure.name };
  for (const name of [
    'code',
    'errcode',
    'errno',
    'syscall',
    'responseCode',
    'command',
    'routine',
  ]) {
    const value: unknown = Reflect.get(failure, name);
    if (typeof value === 'string' || typeof value === 'number') kept[name] = value;
  }
  kept['at'] = (failure.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 6)
    .map((line) => line.trim());
  if (failure.cause !== undefined) kept['cause'] = withoutWords(failure.cause);
  return kept;
}

/** What is logged, with its errors made fit for it, whoever logs them. */
function fitToLog(first: unknown): unknown {
  if (first instanceof Error) return { err: withoutWords(first) };
  if (typeof first !== 'object' || first === null || !('err' in first)) return first;
  return { ...first, err: withoutWords(first.err) };
}

/** Fastify's options for a structured log without personal data: no addresses, URLs, bodies or messages. */
export function logOptions(environment: Environment): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: environment.LOG_LEVEL,
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
    },
    hooks: {
      logMethod(args, method) {
        const fit = fitToLog(args[0]);
        // Beside an error stands its message, written out: it goes as well.
        method.apply(this, fit === args[0] ? args : ([fit] as unknown as typeof args));
      },
    },
  };
}
