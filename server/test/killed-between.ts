import { expect, onTestFinished } from 'vitest';
import { aPassword, aUser } from './desk.ts';
import { aContact, openDatabase } from './running-app.ts';
import { ServerProcess } from './server-process.ts';
import { until } from './until.ts';

/** What the answers tell of. */
type Told = { reference: string; present: unknown; since: unknown; notes: unknown };

/**
 * Kills a server between a change at the desk and its answer, and sees that it is done once, whether or not
 * its answer came.
 * @param variables of the ledger
 * @param rounds of one server: the moment at which it is killed is chance's
 */
export async function killBetweenChangeAndAnswer(
  variables: Record<string, string>,
  rounds: number,
): Promise<void> {
  const database = openDatabase(variables);
  const email = await aUser(database, 'Rahim', 'owner');
  let server = new ServerProcess(variables);
  onTestFinished(() => server.kill('SIGKILL'));
  let site = await server.listening();
  let cookie = '';
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const answer = await fetch(site + path, {
      method,
      headers: { ...headers, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie ||= answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return answer;
  };
  const signedIn = await ask('POST', '/api/desk/session', { email, password: aPassword });
  expect(signedIn.status).toBe(204);
  for (let round = 0; round < rounds; round += 1) {
    const contact = { ...aContact, key: crypto.randomUUID(), page: '/contact' };
    const { reference } = (await (await ask('POST', '/api/contact', contact)).json()) as Told;
    const path = `/api/desk/enquiries/${reference}`;
    const wanted = { version: 1, stage: 'answered', note: 'Called.' };
    const answer = ask('PATCH', path, wanted).catch(() => undefined);
    const version = () =>
      database.use((ledger) =>
        ledger
          .selectFrom('enquiries')
          .select('version')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow(),
      );
    // Before it can be done, or in the moment in which it is.
    if (round % 2 === 1) await until('it to be done', async () => (await version()).version > 1);
    server.kill('SIGKILL');
    await server.gone();
    await answer;
    server = new ServerProcess(variables);
    site = await server.listening();
    const again = await ask('PATCH', path, wanted);
    const told = (await again.json()) as Told;
    if (again.status === 409) {
      expect(told.present).toMatchObject({ version: 2, stage: 'answered' });
      expect(told.since).toMatchObject([{ author: 'Rahim' }, { author: 'Rahim' }]);
    } else expect([again.status, told]).toEqual([200, { version: 2 }]);
    const { notes } = (await (await ask('GET', path)).json()) as Told;
    expect(notes).toMatchObject([{ text: 'Called.' }]);
  }
}
