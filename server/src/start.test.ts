import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtSite } from '../test/built-site.ts';
import { newDirectory } from '../test/new-directory.ts';
import { ServerHere } from '../test/server-here.ts';
import { until } from '../test/until.ts';
import { environmentSchema, readEnvironment, WrongEnvironment } from './environment.ts';
import { areProxies } from './proxy-addresses.ts';

const wrongNumbers = ['-1', '1.5', 'many'];

/** Three wrong values of each variable that can be wrong by itself. */
const wrong: Record<string, readonly string[]> = {
  PORT: ['65536', '-1', 'http'],
  DATABASE_URL: ['mysql://db.example/x', 'postgres:', 'postgres://us%er@db.example/x'],
  SMTP_URL: ['mail.example:25', 'smtp:', 'smtps://user:100%@mail.example'],
  MAIL_FROM: ['nobody', 'a@b.example, c@d.example', '@'],
  MAIL_TO: ['nobody', 'a@b.example,', ','],
  WEBHOOK_URL: ['crm.example', 'ftp://crm.example', 'https://'],
  WEBHOOK_SECRET: ['secret', 'whsec_', 'whsec_c2hvcnQ='],
  DELIVERY_RETRY_SECONDS: wrongNumbers,
  DELIVERY_LEASE_SECONDS: wrongNumbers,
  DELIVERY_DEADLINE_SECONDS: wrongNumbers,
  SHUTDOWN_SECONDS: wrongNumbers,
  NOTICE_MAX_PER_HOUR: wrongNumbers,
  DELIVERY_ALARM_MINUTES: wrongNumbers,
  REQUEST_TIMEOUT_SECONDS: wrongNumbers,
  RATE_LIMIT_MAX: wrongNumbers,
  EQUAL_MAX_PER_HOUR: wrongNumbers,
  REPLY_MAX_PER_HOUR: wrongNumbers,
  TRUST_PROXY: ['abc', '10.0.0.0/33', '127.0.0.1,'],
  ALLOWED_ORIGINS: ['*', 'https://a.example/', 'a.example'],
  LOG_LEVEL: ['loud', 'INFO', '1'],
  ACCESS_LOG: ['yes', 'true', 'ON'],
  METRICS_PORT: ['65536', '-1', 'http'],
  DESK_PORT: ['65536', '-1', 'http'],
  DESK_URL: ['desk', 'ftp://desk.example', 'desk.example/desk'],
};
/** Found out only when it is used, by a test of its own, or right whatever it is: the site may come later. */
const usedLater = ['HOST', 'METRICS_HOST', 'DESK_HOST', 'SITE_DIR', 'CONTENT_DIR', 'DATA_DIR'];

async function refusedStart(variables: Record<string, string>): Promise<string[]> {
  const server = new ServerHere({ DATA_DIR: newDirectory(), ...variables });
  expect(await server.gone()).toBe(1);
  return server.lines.filter((line) => !line.startsWith('{'));
}

/** What a start says of wrong variables, without a process that is started. */
function refusedVariables(variables: Record<string, string>): string[] {
  try {
    readEnvironment(variables);
    return [];
  } catch (failure) {
    expect(failure).toBeInstanceOf(WrongEnvironment);
    return (failure as Error).message.split('\n');
  }
}

describe('a start that cannot be', () => {
  it('is tried with every variable', () => {
    expect([...Object.keys(wrong), ...usedLater].sort()).toEqual(
      Object.keys(environmentSchema.shape).sort(),
    );
  });

  it.each([
    [0, refusedStart],
    [1, refusedVariables],
    [2, refusedVariables],
  ])('says one sentence for each wrong variable (%i)', async (turn, refused) => {
    const variables = Object.entries(wrong).map(([name, values]) => [name, values[turn] ?? '']);
    const [head, ...lines] = await refused(Object.fromEntries(variables));
    expect(head).toBe('The environment is not right:');
    expect(lines).toHaveLength(variables.length);
    for (const [name] of variables) {
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`^  ${name} is .+; it should be .+\\.$`)),
      );
    }
  });

  it.each(['abc', '999.0.0.1', '10.0.0.0/0', '::/129', '1.2.3.4/x', 'Loopback'])(
    'takes %j for no proxy, instead of failing in the middle of the start',
    (setting) => {
      const [head, line, ...more] = refusedVariables({ TRUST_PROXY: setting });
      expect([head, more]).toEqual(['The environment is not right:', []]);
      expect(line).toContain(`TRUST_PROXY is ${JSON.stringify(setting)}; it should be true, false`);
    },
  );

  it('names another port when the port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void holder.close());
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as AddressInfo;
    expect(await refusedStart({ PORT: String(port) })).toEqual([
      `Port ${port} is in use; PORT=${port === 65535 ? port - 1 : port + 1} npm start takes another.`,
    ]);
  });

  it.each([
    ['HOST', 'nowhere.invalid'],
    ['HOST', '192.0.2.1'],
    ['HOST', 'not a host'],
    ['METRICS_HOST', '192.0.2.1'],
  ])('says so when %s=%j is no host of this machine', async (variable, host) => {
    expect(await refusedStart({ METRICS_PORT: '0', [variable]: host })).toEqual([
      `${variable} is ${JSON.stringify(host)}; it should be a name or an address of this machine, such as localhost or 0.0.0.0.`,
    ]);
  });

  it('names the file that a folder of words lacks', async () => {
    const CONTENT_DIR = newDirectory();
    const sentence = (folder: string) =>
      `CONTENT_DIR is "${folder}"; it should be a folder of words and pictures, and there is no ${folder}/forms/index.yaml.`;
    expect(await refusedStart({ CONTENT_DIR })).toEqual([sentence(CONTENT_DIR)]);
    expect(await refusedStart({ CONTENT_DIR: '/nonexistent' })).toEqual([sentence('/nonexistent')]);
  });

  it('says so when a file is where the folder of the ledger should be', async () => {
    const file = join(newDirectory(), 'data');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, join(file, 'below')]) {
      expect(await refusedStart({ DATA_DIR })).toEqual([
        `DATA_DIR is "${DATA_DIR}"; it should be a folder, and a file is there.`,
      ]);
    }
  });
});

describe('a start without a folder that may be put right later', () => {
  const noSite =
    'SITE_DIR is "/nowhere"; it should be the folder of the built site, as npm run build makes it. Pages answer 503 until the server is started with one.';

  async function saidAtStart(variables: Record<string, string>) {
    const server = new ServerHere(variables);
    await server.listening();
    const output = () => server.lines.filter((line) => !line.startsWith('{'));
    await until('where it is', () => output().some((line) => / is at http/.test(line)));
    return output();
  }

  it('says where no built site is, and tells nobody that there is one', async () => {
    expect(await saidAtStart({ DATA_DIR: newDirectory() })).toEqual([
      noSite,
      expect.stringMatching(/^The server is at http:/),
    ]);
    const SITE_DIR = builtSite();
    expect(await saidAtStart({ DATA_DIR: newDirectory(), SITE_DIR })).toEqual([
      expect.stringMatching(/^The site is at http:/),
    ]);
  });
});

it.each(['loopback', 'linklocal, uniquelocal', '10.0.0.0/8,::1', '::ffff:10.0.0.1', 'fe80::/10'])(
  'takes %j for proxies, as Fastify does',
  (setting) => {
    expect(areProxies(setting)).toBe(true);
    expect(() => fastify({ trustProxy: setting })).not.toThrow();
  },
);
