import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../test/all-enquiries.ts';
import { aUser } from '../test/desk.ts';
import { EventStream } from '../test/event-stream.ts';
import { onBothDatabases } from '../test/ledgers.ts';
import { MailServer } from '../test/mail-server.ts';
import { newDirectory } from '../test/new-directory.ts';
import { aContact, aDemo, openDatabase } from '../test/running-app.ts';
import { ServerHere } from '../test/server-here.ts';
import { type Server, ServerProcess } from '../test/server-process.ts';
import { until } from '../test/until.ts';
import { beginSession } from './ledger/desk/sessions.ts';

async function started<One extends Server>(server: One) {
  return { server, address: await server.listening() };
}

/** Started in this process: how it ends is the same there, save that it ends. */
const startServer = (variables: Record<string, string>) => started(new ServerHere(variables));

/** Started in a process of its own, of which nothing may be left. */
function startProcess(variables: Record<string, string>) {
  const server = new ServerProcess(variables);
  onTestFinished(() => server.kill('SIGKILL'));
  return started(server);
}

async function startMailServer(): Promise<MailServer> {
  const mails = await MailServer.start();
  onTestFinished(async () => {
    mails.letGo();
    await mails.pause();
  });
  return mails;
}

const send = (address: string, body: object, kind = 'contact') =>
  fetch(`${address}/api/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A connection on which something is sent, or nothing. */
async function connection(address: string, beginning = ''): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (beginning !== '') socket.write(beginning);
  return socket;
}

const headOf = (body: string, kind = 'contact'): string =>
  `POST /api/${kind} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;

const wholeContact = JSON.stringify(aContact);

/** A connection that had its answer and is kept for the next request. */
async function keptAlive(address: string): Promise<Socket> {
  const socket = await connection(address, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('200 OK');
  return socket;
}

const listensNoMore = (address: string) =>
  until('the server to listen no more', () =>
    connection(address).then(
      (socket) => {
        socket.destroy();
        return false;
      },
      () => true,
    ),
  );

/** @returns how the process ended, and after how many milliseconds */
async function stopped(server: Server): Promise<[number | string, number]> {
  const start = performance.now();
  server.kill('SIGTERM');
  return [await server.gone(), performance.now() - start];
}

describe('a server that is told to stop', () => {
  it('waits for no silent connection, unfinished post, kept connection or mail that hangs', async () => {
    const mails = await startMailServer();
    mails.mode = 'hang';
    const ledger = { DATA_DIR: newDirectory() };
    const { server, address } = await startProcess({ ...ledger, SMTP_URL: mails.url });
    expect((await send(address, aContact)).status).toBe(201);
    await until('the mails to be in hand', () => mails.held === 2);
    await Promise.all([connection(address), connection(address, 'GET / HTTP/1.1\r\nHost: lo')]);
    await connection(address, `${headOf(wholeContact)}{"name":`);
    await keptAlive(address);
    // Past SHUTDOWN_SECONDS it would end with 1.
    const [code] = await stopped(server);
    expect(code).toBe(0);
    const [enquiry] = await allEnquiries(openDatabase(ledger));
    expect(enquiry?.deliveries).toMatchObject([
      { state: 'queued', attempts: 0, lastError: null },
      { state: 'queued', attempts: 0, lastError: null },
    ]);
    const rows = await openDatabase(ledger).use((open) =>
      open.selectFrom('deliveries').select(['lease', 'due_at']).execute(),
    );
    expect(rows).toEqual([
      { lease: null, due_at: 0 },
      { lease: null, due_at: 0 },
    ]);
  });

  it('finishes the mail in hand and delivers nothing that is kept after the signal', async () => {
    const mails = await startMailServer();
    mails.mode = 'hang';
    const ledger = { DATA_DIR: newDirectory() };
    const { server, address } = await startServer({ ...ledger, SMTP_URL: mails.url });
    await send(address, aContact);
    await until('the mails to be in hand', () => mails.held === 2);
    const body = JSON.stringify(aDemo);
    const late = await connection(address, `${headOf(body, 'demo')}${body.slice(0, 9)}`);
    // Answered on a connection that came later: what came before was read.
    await keptAlive(address);
    const answer = once(late, 'data');
    const gone = stopped(server);
    await listensNoMore(address);
    late.write(body.slice(9));
    expect(String((await answer)[0])).toContain('201 Created');
    mails.letGo();
    expect((await gone)[0]).toBe(0);
    expect(mails.arrived).toHaveLength(2);
    const states = (await allEnquiries(openDatabase(ledger))).map(({ kind, deliveries }) => [
      kind,
      ...deliveries.map(({ state, attempts }) => `${state} ${attempts}`),
    ]);
    expect(states.sort()).toEqual([
      ['contact', 'delivered 1', 'delivered 1'],
      ['demo', 'queued 0', 'queued 0'],
    ]);
  });

  it('goes on stopping when it is told again', async () => {
    const mails = await startMailServer();
    mails.mode = 'hang';
    const { server, address } = await startProcess({
      DATA_DIR: newDirectory(),
      SMTP_URL: mails.url,
    });
    await send(address, aContact);
    await until('the mails to be in hand', () => mails.held === 2);
    const gone = stopped(server);
    await listensNoMore(address);
    server.kill('SIGTERM');
    server.kill('SIGINT');
    expect((await gone)[0]).toBe(0);
  });
});

/** Lets nothing be written to a ledger. @returns what lets it be written again */
async function locked(variables: Record<string, string>): Promise<() => Promise<unknown>> {
  const { DATABASE_URL, DATA_DIR = '' } = variables;
  if (!DATABASE_URL) {
    const tool = new DatabaseSync(join(DATA_DIR, 'enquiries.sqlite'));
    tool.exec('begin immediate');
    return async () => tool.close();
  }
  const client = new Client(DATABASE_URL);
  await client.connect();
  await client.query('begin');
  await client.query('lock table enquiries');
  return () => client.end();
}

onBothDatabases('a server that is told to stop', (newLedger, kind) => {
  it('gives the answer to an enquiry that is being kept', async () => {
    const ledger = await newLedger();
    const { server, address } = await startServer(ledger);
    await send(address, aDemo, 'demo');
    const unfinished = await connection(address, `${headOf(wholeContact)}{"name":`);
    const unlock = await locked(ledger);
    const waiting = await connection(address, headOf(wholeContact) + wholeContact);
    const answer = once(waiting, 'data');
    await keptAlive(address);
    const gone = stopped(server);
    // SQLite waits for two seconds; PostgreSQL for longer than a connection without a request.
    if (kind === 'postgres') await once(unfinished, 'close');
    else await listensNoMore(address);
    await unlock();
    expect(String((await answer)[0])).toContain('201 Created');
    expect((await gone)[0]).toBe(0);
    expect(await allEnquiries(openDatabase(ledger))).toHaveLength(2);
  });

  it('ends the streams of the desk at once', async () => {
    const ledger = await newLedger();
    const { server, address } = await startServer(ledger);
    const database = openDatabase(ledger);
    const email = await aUser(database, 'Rahim', 'owner');
    const secret = await database.use((open) => beginSession(open, email, Date.now()));
    const streams: EventStream[] = [];
    await until('the desk to open', async () => {
      const stream = await EventStream.open(address, `desk=${secret}`);
      return stream.answer.status === 200 && streams.push(stream) === 3;
    });
    for (const stream of streams) await stream.id();
    const [code, milliseconds] = await stopped(server);
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(3000);
    expect(streams.every(({ isOver }) => isOver)).toBe(true);
  });

  it.runIf(kind === 'postgres')(
    'ends with 1 when it still waits past SHUTDOWN_SECONDS',
    async () => {
      const ledger = await newLedger();
      const { server, address } = await startProcess({ ...ledger, SHUTDOWN_SECONDS: '3' });
      await send(address, aDemo, 'demo');
      const unlock = await locked(ledger);
      onTestFinished(async () => {
        await unlock();
      });
      await connection(address, headOf(wholeContact) + wholeContact);
      await keptAlive(address);
      const [code, milliseconds] = await stopped(server);
      expect(code).toBe(1);
      expect(milliseconds).toBeGreaterThanOrEqual(3000);
    },
  );
});
