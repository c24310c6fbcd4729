import { ServerProcess } from './server-process.ts';

/** The mailboxes of the company that take mail. */
export const mailboxes = ['sales@nokshi.example', 'owner@nokshi.example'];

/**
 * The server as storms run it: it tries again soon.
 * @param variables of its ledger and its mail server, and what differs
 * @param node what its command line begins with, when that isn't Node.js alone
 */
export function startStormServer(
  variables: Record<string, string>,
  node?: readonly string[],
): ServerProcess {
  const usual = {
    MAIL_TO: mailboxes.join(),
    LOG_LEVEL: 'info',
    DELIVERY_LEASE_SECONDS: '2',
    DELIVERY_RETRY_SECONDS: '1',
  };
  return new ServerProcess({ ...usual, ...variables }, '../src/server.ts', node);
}
