import { type Environment, WrongEnvironment } from './environment.ts';

/** Where the server listens. */
export type Listening = Pick<
  Environment,
  'HOST' | 'PORT' | 'METRICS_HOST' | 'METRICS_PORT' | 'DESK_HOST' | 'DESK_PORT'
>;

const codeOf = (failure: unknown): unknown =>
  failure instanceof Error && 'code' in failure ? failure.code : undefined;

/** Near a port that is taken, and not one that this server listens on itself. */
function anotherPort(taken: number, { PORT, METRICS_PORT, DESK_PORT }: Listening): number {
  const own = [PORT, METRICS_PORT, DESK_PORT];
  const near = [taken + 1, taken + 2, taken + 3, taken - 1, taken - 2, taken - 3];
  return near.find((port) => port <= 65535 && !own.includes(port)) ?? 0;
}

/**
 * Why the server can't listen, for the person who starts it.
 * @param prefix of the two variables that say where
 * @returns a sentence about the port or the host; what came in when neither is to blame
 */
export function whyNotListening(
  failure: unknown,
  listening: Listening,
  prefix: '' | 'METRICS_' | 'DESK_' = '',
): unknown {
  const host = listening[`${prefix}HOST`];
  const port = listening[`${prefix}PORT`] ?? 0;
  switch (codeOf(failure)) {
    case 'EADDRINUSE': {
      const other = anotherPort(port, listening);
      return new WrongEnvironment(
        `Port ${port} is in use; ${prefix}PORT=${other} npm start takes another.`,
      );
    }
    case 'EACCES':
      return new WrongEnvironment(`${prefix}PORT is "${port}"; this account may not listen there.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new WrongEnvironment(
        `${prefix}HOST is ${JSON.stringify(host)}; it should be a name or an address of this machine, such as localhost or 0.0.0.0.`,
      );
    default:
      return failure;
  }
}
