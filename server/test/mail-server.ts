import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from './until.ts';

/** A mail as it arrived. */
export type Arrived = { recipients: string[]; raw: string; mail: Email; isEncrypted: boolean };

/** A real SMTP server in this process, which may be down, refuse, or hang. */
export class MailServer {
  readonly arrived: Arrived[] = [];
  /** What becomes of the next mails. */
  mode: 'take' | 'refuse' | 'hang' = 'take';
  /** Mails that are being held while the mode is `hang`. */
  held = 0;
  /** Addresses that are refused, each with the reply's code. */
  readonly refused = new Map<string, number>();
  /** The reply's code while the mode is `refuse`. */
  refusal = 451;
  #server: SMTPServer | undefined;
  #port = 0;
  #letGo: (() => void)[] = [];

  readonly #host: string;
  readonly #encryption: 'none' | 'starttls';

  private constructor(host: string, encryption: 'none' | 'starttls') {
    this.#host = host;
    this.#encryption = encryption;
  }

  static async start(
    host = '127.0.0.1',
    encryption: 'none' | 'starttls' = 'none',
  ): Promise<MailServer> {
    const server = new MailServer(host, encryption);
    await server.resume();
    return server;
  }

  get url(): string {
    return `smtp://${this.#host}:${this.#port}`;
  }

  /** Comes back on the same port. */
  async resume(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: this.#encryption === 'none' ? ['STARTTLS', 'AUTH'] : ['AUTH'],
      // Addresses in any script are taken, as large providers do.
      hideSMTPUTF8: false,
      closeTimeout: 0,
      onRcptTo: ({ address }, _session, callback) => {
        const responseCode = this.refused.get(address);
        if (responseCode === undefined) callback();
        else callback(Object.assign(new Error(`<${address}> not now`), { responseCode }));
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          if (this.mode === 'refuse') {
            // As real ones do, it quotes the address in its refusal.
            const quoted = session.envelope.rcptTo.map(({ address }) => `<${address}>`).join();
            callback(
              Object.assign(new Error(`${quoted} try later`), { responseCode: this.refusal }),
            );
            return;
          }
          if (this.mode === 'hang') {
            this.held += 1;
            await new Promise<void>((resolve) => this.#letGo.push(resolve));
            this.held -= 1;
          }
          const raw = Buffer.concat(chunks).toString();
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const mail = await PostalMime.parse(raw);
          this.arrived.push({ recipients, raw, mail, isEncrypted: session.secure });
          callback();
        });
      },
    });
    // A client that is killed in the middle of a mail is what some tests are about.
    server.on('error', () => {});
    server.listen(this.#port, this.#host);
    await until('the mail server to listen', () => server.server.listening);
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Goes down; connections break. */
  async pause(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** Takes the mails that hang, and the next ones. */
  letGo(): void {
    this.mode = 'take';
    for (const go of this.#letGo.splice(0)) go();
  }

  /** The mails to an address. */
  to(address: string): Arrived[] {
    return this.arrived.filter(({ recipients }) => recipients.includes(address));
  }
}
