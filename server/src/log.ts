import type { FastifyServerOptions } from 'fastify';
import type { Environment } from './environment.ts';

/** What the parts of the server need of a log: one structured object per event. */
export type Log = Record<
  'info' | 'warn' | 'error',
  (event: { event: string } & Record<string, unknown>) => void
>;

type LoggedFailure = { type: string; message: string; stack: string } & Record<string, unknown>;

/**
 * An error as it may be logged. Messages of databases and mail servers quote what a visitor wrote
 * or their address, so only the kind of error, its codes and the places in the code are kept.
 */
export function withoutWords(failure: unknown): LoggedFailure {
  if (!(failure instanceof Error)) return { type: typeof failure, message: '', stack: '' };
  const kept: LoggedFailure = {
    type: failure.name,
    message: '(not logged)',
    stack: (failure.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 6)
      .map((line) => line.trim())
      .join('; '),
  };
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
  if (failure.cause !== undefined) kept['cause'] = withoutWords(failure.cause);
  return kept;
}

/** Fastify's options for a structured log without personal data: no addresses, URLs, bodies or messages. */
export function logOptions(environment: Environment): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: environment.LOG_LEVEL,
    base: null,
    serializers: {
      err: withoutWords,
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
    },
  };
}
