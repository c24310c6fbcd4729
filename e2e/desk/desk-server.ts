import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@nokshi/contract/release.ts';
import type { Role } from '@nokshi/contract/vocabulary.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { Database } from '../../server/src/ledger/database/database.ts';
import { addUser } from '../../server/src/ledger/desk/users.ts';
import { tablesOfEnquiries } from '../../server/src/ledger/tables.ts';
import { cheaplyKept } from '../../server/test/cheap-password.ts';
import { codeOf } from '../../server/test/code-of.ts';
import { runDesk } from '../../server/test/desk-command.ts';
import { ServerProcess } from '../../server/test/server-process.ts';
import { silent, testEnvironment } from '../../server/test/test-environment.ts';
import { dist, widths } from '../routes.ts';

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

type Variables = Record<string, string>;

/** A server with a desk that two people use. */
export class DeskServer {
  readonly site: string;
  readonly #ledger: Variables;

  constructor(site: string, ledger: Variables) {
    this.site = site;
    this.#ledger = ledger;
  }

  /** @returns the reference of an enquiry that somebody sent */
  async enquire(change: object = {}): Promise<string> {
    const answer = await fetch(`${this.site}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...anEnquiry, key: crypto.randomUUID(), ...change }),
    });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { reference: string }).reference;
  }

  /** Gives a user a second factor, as the command does. @returns the key */
  async demandCode({ email }: typeof rahim): Promise<string> {
    let key = '';
    const { code, output } = await runDesk(this.#ledger, ['totp', email], (printed) => {
      if (key !== '') return undefined;
      key = /^Key: (\w+)$/m.exec(printed)?.[1] ?? '';
      // The step before: the present one is for signing in.
      return key === '' ? undefined : codeIn(key, -1);
    });
    expect(code, output).toBe(0);
    return key;
  }

  async addOwner(user: typeof rahim): Promise<void> {
    await change(this.#ledger, (ledger) => addUsers(ledger, [{ ...user, role: 'owner' }]));
  }

  /** Signs somebody in without the form, which journeys of its own fill in. */
  async signIn(page: Page, email = rahim.email): Promise<void> {
    const signedIn = await page.request.post(`${this.site}/api/desk/session`, {
      data: { email, password },
      headers: { origin: this.site },
    });
    expect(signedIn.status()).toBe(204);
  }

  /** Signs somebody in, and opens a page of the desk. */
  async open(page: Page, address = '', email = rahim.email): Promise<void> {
    await this.signIn(page, email);
    await page.goto(`${this.site}/desk${address}`);
  }
}

type Change = Parameters<typeof addUser>[0];
type NewUser = { email: string; name: string; role: Role };

/** Changes a ledger beside its server, as the commands do. */
async function change(ledger: Variables, work: (ledger: Change) => Promise<void>): Promise<void> {
  const database = new Database(testEnvironment(ledger), silent);
  await database.use((open) => open.transaction().execute(work));
  await database.close();
}

async function addUsers(ledger: Change, users: readonly NewUser[]): Promise<void> {
  const kept = { password: cheaplyKept(password), created_at: Date.now() };
  for (const user of users) await addUser(ledger, { ...user, ...kept });
}

const both: readonly NewUser[] = [
  { ...rahim, role: 'owner' },
  { ...karima, role: 'sales' },
];

/** What stands in a ledger beside its enquiries, and would tell one journey of another. */
const tablesOfUsers = [
  ...(['saved_replies', 'desk_log', 'sessions', 'devices'] as const),
  ...(['sign_in_tries', 'recovery_codes', 'users'] as const),
  ...(['access_links', 'second_factor_demand'] as const),
];

/** Makes a ledger one that nobody has written to, and whose two users were never there. */
const begin = (ledger: Variables) =>
  change(ledger, async (one) => {
    for (const table of [...tablesOfEnquiries, ...tablesOfUsers]) {
      await one.deleteFrom(table).execute();
    }
    await addUsers(one, both);
  });

/** Lets a page hear nothing of what others do: what it shows of an enquiry grows old. */
export async function deafen(page: Page): Promise<void> {
  await page.context().route('**/api/desk/events', (route) => route.abort());
}

/** Does something that changes an entry, and waits until the draft has it. */
export async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.status() === 200,
  );
  await act();
  await answer;
  await expect(page.getByText('Saved in the draft')).toBeVisible();
}

/** Signs somebody in in a browser of their own. */
export async function inOwnBrowser(
  page: Page,
  desk: DeskServer,
  email: string,
  address = '',
): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const own = await context.newPage();
  await desk.open(own, address, email);
  return own;
}

/** Types the password once more, where the desk asks for it. */
export async function confirmPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your password, please' });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The lines of the inbox. */
export const lines = (page: Page) =>
  page.getByRole('list', { name: /^(Inbox|ইনবক্স)$/ }).getByRole('listitem');

/** Asks the desk's API as its page does. */
export function askAs(page: Page, { site }: DeskServer) {
  const ask = async (method: string, address: string, data?: object) => {
    const answer = await page.request.fetch(`${site}/api/desk${address}`, {
      method,
      headers: { origin: site },
      ...(data && { data }),
    });
    expect(answer.ok(), `${method} ${address}: ${answer.status()}`).toBe(true);
    return answer;
  };
  return {
    get: async (address: string) => (await ask('GET', address)).json(),
    file: async (address: string) => (await ask('GET', address)).body(),
    post: (address: string, data: object) => ask('POST', address, data),
    remove: (address: string) => ask('DELETE', address),
    speak: (language: 'en' | 'bn') => ask('PATCH', '/session', { language }),
  };
}

/** Makes the draft what is on the site again, signed in as its owner. */
async function dropChanges(page: Page, desk: DeskServer): Promise<void> {
  const { get, post, remove } = askAs(page, desk);
  const { changes } = (await get('/release')) as Release;
  for (const { id, kind } of changes ?? []) {
    if (kind === 'added') await remove(`/content/${id}`);
    else {
      const version = kind === 'removed' ? '' : (await get(`/content/${id}`)).version;
      await post(`/content/${id}/revert`, { version, to: 'published' });
    }
  }
}

type Shared = { desk: DeskServer; ledger: Variables; isEdited: boolean };

/**
 * Journeys at a desk. A worker begins one server for all of its journeys, and one editor: to begin them takes
 * longer than most journeys do.
 */
export const test = base.extend<{ desk: DeskServer; edited: DeskServer }, { shared: Shared }>({
  // What journeys of the desk without a network are about; elsewhere it would answer from what another journey kept.
  serviceWorkers: 'block',
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const directory = await mkdtemp(path.join(tmpdir(), 'desk-'));
      const ledger = { DATA_DIR: directory };
      const server = new ServerProcess({ ...ledger, SITE_DIR: dist });
      const site = (await server.listening()).replace('127.0.0.1', 'localhost');
      await change(ledger, (one) => addUsers(one, both));
      await expect.poll(async () => (await fetch(`${site}/desk`)).status).toBe(200);
      await use({ desk: new DeskServer(site, ledger), ledger, isEdited: false });
      server.kill('SIGKILL');
      await server.gone();
      // The editor ends a moment after its server.
      await rm(directory, { recursive: true, maxRetries: 20 });
    },
    { scope: 'worker' },
  ],
  /** A desk to which nobody has written. */
  desk: async ({ shared }, use) => {
    await begin(shared.ledger);
    await use(shared.desk);
  },
  /** A desk whose draft is what is on the site, and whose owner is signed in. */
  edited: async ({ desk, shared, page }, use) => {
    await desk.signIn(page);
    if (shared.isEdited) await dropChanges(page, desk);
    // The first who asks begins the editor, which makes a draft.
    else await page.request.get(`${desk.site}/api/desk/content`, { timeout: 300_000 });
    shared.isEdited = true;
    await use(desk);
  },
});

/** A journey at the desk on a phone, and in the audit on a wide screen, too. */
export function atWidths(title: string, steps: Parameters<typeof test>[2]): void {
  for (const width of widths) {
    test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
      test.use({ viewport: { width, height: 800 } });
      test(title, steps);
    });
  }
}
