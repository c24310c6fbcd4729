import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';

/** Without an address: no automatic reply. */
const demo = { company: 'Padma Traders', name: 'Karima', phone: '+880 1700-000009' };

const deadlineSeconds = 2;

/** A server that begins an answer, and goes on with a line twice a second for ever. */
async function dribble(greeting: string, begin: string, line: string) {
  const sockets = new Set<Socket>();
  let torn = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write(greeting);
    let lines: NodeJS.Timeout | undefined;
    socket.once('data', () => {
      socket.write(begin);
      lines = setInterval(() => socket.write(line), 500);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(lines);
      torn += 1;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { torn: () => torn, port: (server.address() as AddressInfo).port };
}

onBothDatabases('a receiver that dribbles', (newLedger) => {
  it.each([
    ['notice', '220 mail.example\r\n', '250-mail.example\r\n', '250-X\r\n'],
    ['webhook', '', 'HTTP/1.1 200 OK\r\n', 'X-Line: x\r\n'],
  ])('is torn off at the deadline of a %s, which has failed then', async (channel, ...words) => {
    const { torn, port } = await dribble(...words);
    const variables = {
      ...(await newLedger()),
      DELIVERY_DEADLINE_SECONDS: String(deadlineSeconds),
      ...(channel === 'notice'
        ? { SMTP_URL: `smtp://127.0.0.1:${port}` }
        : {
            WEBHOOK_URL: `http://127.0.0.1:${port}/`,
            WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
          }),
    };
    const app = await runningApp(variables);
    await post(app, 'demo', demo);
    await until('the connection to be torn off', () => torn() > 0);
    const database = openDatabase(variables);
    const deliveries = async () => (await allEnquiries(database))[0]?.deliveries;
    await until('the failure to be noted', async () =>
      Boolean((await deliveries())?.some(({ attempts }) => attempts === 1)),
    );
    expect((await deliveries())?.find((one) => one.channel === channel)).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: 'not done within DELIVERY_DEADLINE_SECONDS (2 seconds)',
    });
    const leases = await database.use((ledger) =>
      ledger.selectFrom('deliveries').select('lease').execute(),
    );
    expect(leases.every(({ lease }) => lease === null)).toBe(true);
  });
});
