import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** A mail as it arrived. */
export type Arrived = { recipients: string[]; raw: string; mail: Email; isEncrypted: boolean };

/**
 * What becomes of a mail: `cut` breaks the connection in the middle of it, `cut-after` when it was
 * taken and nobody was told.
 */
export type MailMode = 'take' | 'refuse' | 'hang' | 'cut' | 'cut-after';

/** A real SMTP server in this process, which may be down, slow or in a bad mood. */
export class MailServer {
  readonly arrived: Arrived[] = [];
  /** What becomes of the next mails. */
  mode: MailMode = 'take';
  /** Decides for each mail anew, in place of `mode`. */
  chooseMode: (() => MailMode) | undefined;
  /** How long it thinks about each command. */
  chooseMilliseconds: () => number = () => 0;
  /** An address that is new to it is refused with 450 for so long, as greylisting does. */
  greylistMilliseconds = 0;
  /** Mails that are being held while the mode is `hang`. */
  held = 0;
  /** Addresses that are refused, each with the reply's code. */
  readonly refused = new Map<string, number>();
  /** Addresses of this domain are never answered: the connection is stuck at RCPT. */
  stuckDomain: string | undefined;
  /** Connections that are stuck so. */
  stuck = 0;
  /** The reply's code while the mode is `refuse`. */
  refusal = 451;
  #server: SMTPServer | undefined;
  readonly #port: number;
  #letGo: (() => void)[] = [];
  readonly #firstSeen = new Map<string, number>();
  readonly #sockets = new Map<number, Socket>();

  readonly #host: string;
  readonly #encryption: 'none' | 'starttls';

  private constructor(host: string, port: number, encryption: 'none' | 'starttls') {
    this.#host = host;
    this.#port = port;
    this.#encryption = encryption;
  }

  static async start(
    host = '127.0.0.1',
    encryption: 'none' | 'starttls' = 'none',
  ): Promise<MailServer> {
    const server = new MailServer(host, await freePort(), encryption);
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
      onMailFrom: async (_address, _session, callback) => {
        await pause(this.chooseMilliseconds());
        callback();
      },
      onRcptTo: async ({ address }, session, callback) => {
        if (this.stuckDomain !== undefined && address.endsWith(`@${this.stuckDomain}`)) {
          this.stuck += 1;
          this.#sockets.get(session.remotePort)?.once('close', () => {
            this.stuck -= 1;
          });
          return;
        }
        await pause(this.chooseMilliseconds());
        const responseCode = this.refused.get(address) ?? (this.#isGrey(address) ? 450 : undefined);
        if (responseCode === undefined) callback();
        else callback(Object.assign(new Error(`<${address}> not now`), { responseCode }));
      },
      onData: (stream, session, callback) => {
        const mode = this.chooseMode?.() ?? this.mode;
        const breakOff = () => this.#sockets.get(session.remotePort)?.destroy();
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (mode === 'cut') breakOff();
        });
        stream.on('end', async () => {
          if (mode === 'cut') return;
          await pause(this.chooseMilliseconds());
          if (mode === 'refuse') {
            // As real ones do, it quotes the address in its refusal.
            const quoted = session.envelope.rcptTo.map(({ address }) => `<${address}>`).join();
            callback(
              Object.assign(new Error(`${quoted} try later`), { responseCode: this.refusal }),
            );
            return;
          }
          if (mode === 'hang') {
            this.held += 1;
            await new Promise<void>((resolve) => this.#letGo.push(resolve));
            this.held -= 1;
          }
          const bytes = Buffer.concat(chunks);
          const raw = bytes.toString();
          const { mailFrom } = session.envelope;
          // As a strict one does: what is no ASCII stands only in mails that asked for it (RFC 6531, RFC 6152).
          const asked = Object.keys(mailFrom ? (mailFrom.args ?? {}) : {});
          if (!asked.includes('SMTPUTF8') && bytes.some((byte) => byte > 0x7f)) {
            callback(Object.assign(new Error('SMTPUTF8 is required'), { responseCode: 550 }));
            return;
          }
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const mail = await PostalMime.parse(raw);
          this.arrived.push({ recipients, raw, mail, isEncrypted: session.secure });
          if (mode === 'cut-after') breakOff();
          else callback();
        });
      },
    });
    server.server.on('connection', (socket: Socket) => {
      const { remotePort } = socket;
      if (remotePort === undefined) return;
      this.#sockets.set(remotePort, socket);
      socket.once('close', () => this.#sockets.delete(remotePort));
    });
    // A client that is killed in the middle of a mail is what some tests are about.
    server.on('error', () => {});
    server.listen(this.#port, this.#host);
    await until('the mail server to listen', () => server.server.listening);
    this.#server = server;
  }

  /** Goes down; connections break. */
  async pause(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** Takes the mails that hang, and the next ones, and is good to everyone but the refused. */
  letGo(): void {
    this.mode = 'take';
    this.chooseMode = undefined;
    this.chooseMilliseconds = () => 0;
    this.greylistMilliseconds = 0;
    this.letGoOfHeld();
  }

  /** Takes the mails that hang; the next ones may hang again. */
  letGoOfHeld(): void {
    for (const go of this.#letGo.splice(0)) go();
  }

  #isGrey(address: string): boolean {
    if (this.greylistMilliseconds === 0) return false;
    const seen = this.#firstSeen.get(address) ?? Date.now();
    this.#firstSeen.set(address, seen);
    return Date.now() - seen < this.greylistMilliseconds;
  }

  /** The mails to an address. */
  to(address: string): Arrived[] {
    return this.arrived.filter(({ recipients }) => recipients.includes(address));
  }
}
