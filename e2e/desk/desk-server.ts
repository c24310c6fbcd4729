import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '@nokshi/contract/vocabulary.ts';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { Database } from '../../server/src/ledger/database/database.ts';
import { addUser } from '../../server/src/ledger/desk/users.ts';
import { cheaplyKept } from '../../server/test/cheap-password.ts';
import { codeOf } from '../../server/test/code-of.ts';
import { runDesk } from '../../server/test/desk-command.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { silent, testEnvironment } from '../../server/test/test-environment.ts';

export const password = 'maple rickshaw lantern tide';
export const rahim = { email: 'rahim@nokshi.example', name: 'Rahim Uddin' };
export const karima = { email: 'karima@nokshi.example', name: 'Karima Begum' };

const hostile = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';

/** An enquiry that is filled in, with what a stranger may try in each field. */
const anEnquiry = {
  name: `Salma ${hostile}`,
  email: 'salma@example.com',
  phone: '01700-000000',
  subject: `School software ${hostile}`,
  message: `We are a school in Mirpur. ${hostile}`,
  page: '/bn/contact',
  referrer: 'javascript:window.hit=1',
  campaign: `utm_source=${hostile}`,
};

/** What a program for codes shows, some steps from now. */
export const codeIn = (key: string, stepsLater: number): string =>
  codeOf(key, Date.now() + stepsLater * 30_000);

/** A server of its own with a desk that two people use. */
export class DeskServer {
  readonly site: string;
  readonly #request: APIRequestContext;
  readonly #ledger: Record<string, string>;

  constructor(site: string, request: APIRequestContext, ledger: Record<string, string>) {
    this.site = site;
    this.#request = request;
    this.#ledger = ledger;
  }

  /** @returns the reference of an enquiry that somebody sent */
  async enquire(change: object = {}): Promise<string> {
    const answer = await this.#request.post(`${this.site}/api/contact`, {
      data: { ...anEnquiry, key: crypto.randomUUID(), ...change },
    });
    expect(answer.status()).toBe(201);
    return (await answer.json()).reference;
  }

  /** Gives a user a second factor, as the command does. @returns the key */
  async demandCode({ email }: typeof rahim): Promise<string> {
    let key = '';
    const { code, said } = await runDesk(this.#ledger, ['totp', email], (printed) => {
      if (key !== '') return undefined;
      key = /^Key: (\w+)$/m.exec(printed)?.[1] ?? '';
      // The step before: the present one is for signing in.
      return key === '' ? undefined : codeIn(key, -1);
    });
    expect(code, said).toBe(0);
    return key;
  }

  async addOwner(user: typeof rahim): Promise<void> {
    await addUsers(this.#ledger, [{ ...user, role: 'owner' }]);
  }

  async signIn(page: Page, email = rahim.email): Promise<void> {
    await page.goto(`${this.site}/desk`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  }
}

/** Adds users of the desk to a ledger that a server has made. */
async function addUsers(
  ledger: Record<string, string>,
  users: readonly { email: string; name: string; role: Role }[],
): Promise<void> {
  const database = new Database(testEnvironment(ledger), silent);
  const kept = { password: cheaplyKept(password), created_at: Date.now() };
  await database.use((open) =>
    open.transaction().execute(async (one) => {
      for (const user of users) await addUser(one, { ...user, ...kept });
    }),
  );
  await database.close();
}

/** Starts a server on a ledger that has its users already. */
export async function restartDesk(
  ledger: Record<string, string>,
  request: APIRequestContext,
): Promise<{ desk: DeskServer; server: ServerProcess }> {
  const server = startServer(ledger);
  const site = await siteOf(server);
  await hasDesk(site, request);
  return { desk: new DeskServer(site, request, ledger), server };
}

const startServer = (ledger: Record<string, string>) =>
  new ServerProcess({ ...ledger, SITE_DIR: path.resolve('site/dist') });

const siteOf = async (server: ServerProcess) =>
  (await server.listening()).replace('127.0.0.1', 'localhost');

const hasDesk = (site: string, request: APIRequestContext) =>
  expect.poll(async () => (await request.get(`${site}/desk`)).status()).toBe(200);

/** Starts servers on one ledger, whose desk two people use. */
export async function startDesks(
  ledger: Record<string, string>,
  count: number,
  request: APIRequestContext,
): Promise<{ desks: DeskServer[]; servers: ServerProcess[] }> {
  const servers = Array.from({ length: count }, () => startServer(ledger));
  const desks: DeskServer[] = [];
  for (const server of servers) {
    const site = await siteOf(server);
    if (desks.length === 0) {
      await addUsers(ledger, [
        { ...rahim, role: 'owner' },
        { ...karima, role: 'staff' },
      ]);
    }
    await hasDesk(site, request);
    desks.push(new DeskServer(site, request, ledger));
  }
  return { desks, servers };
}

/** Kills servers that nobody needs any more. */
export async function stopDesks(servers: readonly ServerProcess[]): Promise<void> {
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.gone()));
}

/** Lets a page hear nothing of what others do: what it shows of an enquiry grows old. */
export async function deafen(page: Page): Promise<void> {
  await page.context().route('**/api/desk/events', (route) => route.abort());
}

export const test = base.extend<{ desk: DeskServer }>({
  desk: async ({ request }, use) => {
    const directory = await mkdtemp(path.join(tmpdir(), 'desk-'));
    const { desks, servers } = await startDesks({ DATA_DIR: directory }, 1, request);
    await use(desks[0] as DeskServer);
    await stopDesks(servers);
    await rm(directory, { recursive: true, maxRetries: 20 });
  },
});
