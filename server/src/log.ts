import type { FastifyServerOptions } from 'fastify';
import type { Environment } from './environment.ts';

/** What the parts of the server need of a log: one structured object per event. */
export type Log = Record<
  'info' | 'warn' | 'error',
  (event: { event: string } & Record<string, unknown>) => void
>;

/**
 * Messages that quote nothing but names in our own code and tables: those of SQLite, of PostgreSQL
 * and of JavaScript for what a programmer has mistaken.
 */
const quotesNobody = [
  /^(?:no such (?:table|column): \S+|table \S+ has no column named \S+|(?:NOT NULL|UNIQUE|CHECK|FOREIGN KEY) constraint failed(?:: [\w., ]+)?)$/,
  /^(?:column|relation|table) "\w+"(?: of relation "\w+")? does not exist$/,
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]+'\)$/,
  /^[\w$.]+(?:\(\.\.\.\)[\w$.]*)* is not (?:a function|a constructor|iterable|defined)$/,
];

/**
 * An error as it may be logged. Other messages of databases and mail servers quote what a visitor
 * wrote or their address: only the kind of error, its codes and the places in the code are kept.
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
    'table',
    'column',
    'constraint',
  ]) {
    const value: unknown = Reflect.get(failure, name);
    if (typeof value === 'string' || typeof value === 'number') kept[name] = value;
  }
  if (quotesNobody.some((fit) => fit.test(failure.message))) kept['message'] = failure.message;
  kept['at'] = (failure.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim());
  if (failure.cause !== undefined) kept['cause'] = withoutWords(failure.cause);
  return kept;
}

/** Serialises errors for the log. */
function fitToLog(first: unknown): unknown {
  if (first instanceof Error) return { err: withoutWords(first) };
  if (typeof first !== 'object' || first === null || !('err' in first)) return first;
  return { ...first, err: withoutWords(first.err) };
}

/**
 * Fastify's options for a structured log without personal data: no addresses, URLs, bodies or messages.
 * @param write takes its lines, by default standard output
 */
export function logOptions(
  { LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>,
  write?: (line: string) => void,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    ...(write && { stream: { write } }),
    level: LOG_LEVEL,
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
