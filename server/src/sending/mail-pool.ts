import { createTransport, type SendMailOptions } from 'nodemailer';
import { encryptedAddress, explained } from './encryption.ts';
import type { TimeLimit } from './time-limit.ts';

/** How long a mail server may be silent: to a connection, before its greeting, before an answer. */
const silenceMilliseconds = 30_000;

/** Connections of its own to the mail server: who is stuck in one pool keeps nobody of another waiting. */
export class MailPool {
  readonly #transport;
  readonly #limit: TimeLimit;

  /**
   * @param url SMTP_URL
   * @param connections as many as there may be mails at once
   */
  constructor(url: string, limit: TimeLimit, connections: number) {
    this.#limit = limit;
    this.#transport = createTransport({
      url: encryptedAddress(url),
      pool: true,
      maxConnections: connections,
      maxMessages: 1000,
      connectionTimeout: silenceMilliseconds,
      greetingTimeout: silenceMilliseconds,
      socketTimeout: silenceMilliseconds,
      // A mail that is cut off is torn off: its server would have seconds to take it all the same.
      socketCloseTimeout: 0,
      // Mails are made here from fields; none may name a file or an address to read from.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Sends a mail, or throws. */
  send(mail: SendMailOptions): Promise<void> {
    return this.#limit.run(async (signal) => {
      try {
        await this.#transport.sendMail({ ...mail, signal });
      } catch (failure) {
        throw explained(failure);
      }
    });
  }

  /** Connects and signs in, and sends nothing; or throws. */
  verify(): Promise<void> {
    return this.#limit.run(() =>
      this.#transport.verify().catch((failure) => {
        throw explained(failure);
      }),
    );
  }

  /** Lets the connections go. */
  close(): void {
    this.#transport.close();
  }
}
