import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

const program = '/usr/sbin/postfix';

/** @returns why no Postfix can be run here; empty when one can */
export function whyNoPostfix(): string {
  if (!existsSync(program)) return 'Postfix is not installed (Debian: apt-get install postfix)';
  return process.getuid?.() === 0 ? '' : 'only root can start Postfix';
}

/** What it answers to a recipient, as an action of its access(5). */
export type Policy = (recipient: string) => Promise<string>;

const services = (port: number): string => `
127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;

/** A Postfix of our own, which hands every mail on to another mail server. */
export class Postfix {
  readonly #directory = mkdtempSync(join(tmpdir(), 'postfix-'));
  readonly #port: number;
  readonly #policyServer: Server;

  private constructor(port: number, policyServer: Server) {
    this.#port = port;
    this.#policyServer = policyServer;
  }

  /**
   * @param sinkPort of the mail server on this machine that gets the mails in the end
   * @param policy asked about each recipient of each mail
   */
  static async start(sinkPort: number, policy: Policy): Promise<Postfix> {
    const policyPort = await freePort();
    const policyServer = createServer((socket) => answerPolicies(socket, policy));
    policyServer.listen(policyPort, '127.0.0.1');
    const postfix = new Postfix(await freePort(), policyServer);
    postfix.#configure(sinkPort, policyPort);
    await postfix.resume();
    return postfix;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  #configure(sinkPort: number, policyPort: number): void {
    const directory = this.#directory;
    // Its own account must be able to enter.
    chmodSync(directory, 0o755);
    for (const name of ['queue', 'data', 'configuration']) mkdirSync(join(directory, name));
    execFileSync('chown', ['postfix', join(directory, 'data')]);
    const settings = {
      compatibility_level: '3.6',
      queue_directory: join(directory, 'queue'),
      data_directory: join(directory, 'data'),
      maillog_file: join(directory, 'log'),
      maillog_file_prefixes: directory,
      myhostname: 'mail.nokshi.example',
      mydestination: '',
      inet_interfaces: '127.0.0.1',
      inet_protocols: 'ipv4',
      mynetworks: '127.0.0.0/8',
      relayhost: `[127.0.0.1]:${sinkPort}`,
      smtp_tls_security_level: 'none',
      smtpd_tls_security_level: 'none',
      smtpd_recipient_restrictions: `check_policy_service inet:127.0.0.1:${policyPort}, permit_mynetworks, reject`,
      // A mail that is to be refused a hundred times is no attack here.
      smtpd_hard_error_limit: '1000',
      smtpd_error_sleep_time: '0',
      queue_run_delay: '1s',
      minimal_backoff_time: '1s',
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
    writeFileSync(join(directory, 'configuration/main.cf'), lines.join(''));
    writeFileSync(join(directory, 'configuration/master.cf'), services(this.#port));
  }

  #command(name: 'start' | 'abort'): void {
    execFileSync(program, ['-c', join(this.#directory, 'configuration'), name], { stdio: 'pipe' });
  }

  async resume(): Promise<void> {
    this.#command('start');
    await until('Postfix to answer', () => greets(this.#port));
  }

  /** Ends at once, mails in hand or not; its queue stays. */
  abort(): void {
    this.#command('abort');
  }

  stop(): void {
    this.abort();
    this.#policyServer.close();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

/** Speaks the protocol of SMTPD_POLICY_README: lines of name=value, ended by an empty one. */
function answerPolicies(socket: Socket, policy: Policy): void {
  let received = '';
  // Postfix is aborted in the middle of things.
  socket.on('error', () => socket.destroy());
  socket.on('data', async (chunk) => {
    received += chunk;
    const end = received.indexOf('\n\n');
    if (end === -1) return;
    const recipient = /^recipient=(.*)$/m.exec(received.slice(0, end))?.[1] ?? '';
    received = received.slice(end + 2);
    socket.write(`action=${await policy(recipient)}\n\n`);
  });
}

async function greets(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    const [greeting] = await once(socket, 'data');
    return String(greeting).startsWith('220');
  } finally {
    socket.destroy();
  }
}
