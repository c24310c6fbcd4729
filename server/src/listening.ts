import { type Environment, WrongEnvironment } from './environment.ts';

const codeOf = (failure: unknown): unknown =>
  failure instanceof Error && 'code' in failure ? failure.code : undefined;

/**
 * Why the server can't listen, for the person who starts it.
 * @returns a sentence about PORT or HOST; what came in when neither is to blame
 */
export function whyNotListening(failure: unknown, { HOST, PORT }: Environment): unknown {
  switch (codeOf(failure)) {
    case 'EADDRINUSE': {
      const other = PORT < 65535 ? PORT + 1 : PORT - 1;
      return new WrongEnvironment(`Port ${PORT} is in use; PORT=${other} npm start takes another.`);
    }
    case 'EACCES':
      return new WrongEnvironment(`PORT is "${PORT}"; this account may not listen there.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new WrongEnvironment(
        `HOST is ${JSON.stringify(HOST)}; it should be a name or an address of this machine, such as localhost or 0.0.0.0.`,
      );
    default:
      return failure;
  }
}
