import { hash } from 'node:crypto';
import { operationAt } from '@nokshi/contract/contract.ts';
import { isWorked, type SignInWork, workText } from '@nokshi/contract/sign-in-work.ts';
import type { Role } from '@nokshi/contract/vocabulary.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Database } from '../src/ledger/database/database.ts';
import { addUser } from '../src/ledger/desk/users.ts';
import { cheaplyKept } from './cheap-password.ts';
import type { WhenDone } from './new-directory.ts';
import { aContact, aDemo, besideTests, openDatabase, post, runningApp } from './running-app.ts';
import { nextMillisecond, until } from './until.ts';

export const aPassword = 'maple rickshaw lantern tide';

/** Adds a user whose password is `aPassword`. */
export async function aUser(database: Database, name: string, role: Role): Promise<string> {
  const email = `${name.toLowerCase()}@nokshi.example`;
  const user = { email, name, role, password: cheaplyKept(aPassword), created_at: 0 };
  await database.use((ledger) => ledger.transaction().execute((one) => addUser(one, user)));
  return email;
}

/** What a browser says of a request that the desk's own page makes. */
const fromDesk = { 'sec-fetch-site': 'same-origin' };

/** Fails when an answer is none that the description of the desk knows. */
function holdAgainstContract(asked: string, { statusCode, body }: LightMyRequestResponse): void {
  const [method = '', path = ''] = asked.split(' ');
  const operation = operationAt(method, path);
  // What is refused before anybody looks at the address, and the whole desk as long as there is none.
  const answer = operation?.answers[statusCode];
  if (!operation || (answer === undefined && [400, 404, 413, 500, 503].includes(statusCode)))
    return;
  expect(answer, `${asked} answered with ${statusCode}`).toBeDefined();
  if (answer === null) expect(body).toBe('');
  else if (answer instanceof z.ZodType) answer.parse(JSON.parse(body));
}

/** A browser at the desk: keeps its cookies. */
export class DeskBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options: InjectOptions = {},
  ) {
    if (method !== 'GET') await nextMillisecond();
    const answer = await this.#app.inject({
      method,
      url: `/api/desk${path}`,
      ...options,
      headers: { ...fromDesk, ...options.headers },
      cookies: Object.fromEntries(this.cookies),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    holdAgainstContract(`${method} ${path}`, answer);
    return answer;
  }

  /** Signs in as the page does: working for it where the server asks for that. */
  async signInWorking(email: string, password = aPassword, options: InjectOptions = {}) {
    const refused = await this.signIn(email, password, options);
    if (refused.statusCode !== 429) return refused;
    const work = workFor(email, refused.json().workAt);
    return this.signIn(email, password, { ...options, payload: { email, password, work } });
  }

  /** Types the password once more, as the page asks for it before what others must not do. */
  async confirm(password = aPassword): Promise<void> {
    const told = await this.ask('POST', '/session/confirmation', { payload: { password } });
    expect(told.statusCode).toBe(204);
  }

  signIn(email: string, password = aPassword, options: InjectOptions = {}) {
    return this.ask('POST', '/session', { payload: { email, password }, ...options });
  }
}

/** Works for a try to sign in, as the page of the desk does. @param at when the server asked for it */
export function workFor(email: string, at: number): SignInWork {
  for (let nonce = 0; ; nonce += 1) {
    const work = { at, nonce };
    if (isWorked(hash('sha256', workText(email, work), 'buffer'))) return work;
  }
}

/** A desk with an owner, Rahim, and Karima of the sales, who are both signed in. */
export async function aDesk(
  newLedger: () => Promise<Record<string, string>>,
  now: () => number = Date.now,
  whenDone: WhenDone = onTestFinished,
  beside = besideTests,
) {
  const ledger = await newLedger();
  const app = await runningApp(ledger, now, whenDone, beside);
  const database = openDatabase(ledger, whenDone);
  const signedIn = async (name: string, role: Role) => {
    const email = await aUser(database, name, role);
    const browser = new DeskBrowser(app);
    await until('the desk to open', async () => (await browser.signIn(email)).statusCode === 204);
    return browser;
  };
  const rahim = await signedIn('Rahim', 'owner');
  const karima = await signedIn('Karima', 'sales');
  /** @returns the reference of an enquiry that somebody sent */
  const enquire = async (change: object = {}, kind: 'contact' | 'demo' = 'contact') => {
    const fields = kind === 'contact' ? aContact : aDemo;
    const page = kind === 'contact' ? '/contact' : '/book-a-demo';
    await nextMillisecond();
    const answer = await post(app, kind, { ...fields, key: crypto.randomUUID(), page, ...change });
    return answer.json().reference as string;
  };
  /** The references that a view lists, in its order. */
  const listed = async (query = '', browser = rahim): Promise<string[]> => {
    const { items } = (await browser.ask('GET', `/enquiries${query}`)).json();
    return items.map((one: { reference: string }) => one.reference);
  };
  return { ledger, app, database, rahim, karima, signedIn, enquire, listed };
}
