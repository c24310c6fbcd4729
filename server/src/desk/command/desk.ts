import { parseArgs } from 'node:util';
import { isAddressOfUser, normalEmail, type Role, roles } from '@nokshi/contract/vocabulary.ts';
import { noteCommand } from '../../command/note-command.ts';
import { readEnvironment, WrongEnvironment } from '../../environment.ts';
import { sharedTime } from '../../ledger/database/clock.ts';
import { Database } from '../../ledger/database/database.ts';
import { DatabaseUnavailable, LedgerRefused } from '../../ledger/database/failure.ts';
import { usersWithSecondFactor } from '../../ledger/desk/second-factor.ts';
import { endSessions } from '../../ledger/desk/sessions.ts';
import {
  addUser,
  findUser,
  listUsers,
  removeUser,
  setPassword,
  type User,
  type UserChange,
  UserRefused,
  usualRole,
} from '../../ledger/desk/users.ts';
import { tellServersOfCommand } from '../../ledger/news/tell-servers.ts';
import type { Terminal } from '../../terminal.ts';
import { hashPassword } from '../password.ts';
import { readableSecret } from '../readable-secret.ts';
import { CommandRefused } from './command-refused.ts';
import { demandStrong, readPassword } from './new-password.ts';
import { pullContent } from './pull-content.ts';
import { addSecondFactor, removeSecondFactor } from './second-factor.ts';

const usage = `
npm run desk -- add EMAIL --name NAME   a user; the password is asked for, or the first line of
                [--role ROLE]           standard input. The first user is an owner; a role is owner,
                                        editor (content) or sales (enquiries)
                [--generate]            makes a password and prints it
npm run desk -- list                    who may sign in
npm run desk -- password EMAIL          a new password; ends what was signed in [--generate]
npm run desk -- totp EMAIL              demands a code besides the password: prints the key, asks for a
                                        code, prints recovery codes [--off]
npm run desk -- remove EMAIL            takes a user away
npm run desk -- sessions --end [EMAIL]  signs everybody out, or one
npm run desk -- publish                 publishes what stands in the desk's draft; ends with 0 where it is on
                the site, with 2 while somebody publishes already, else with 1, and says why
npm run desk -- edit [--port PORT]      the editor for the content of this clone, on this machine alone
npm run desk -- content pull URL        brings the content of the desk at URL into this clone; asks for
                                        address and password of an owner, or takes them line by line`;

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

class WrongArguments extends Error {
  override name = 'WrongArguments';
}

function readArguments(line: readonly string[]) {
  try {
    return parseArgs({
      args: [...line],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string' },
        generate: { type: 'boolean', default: false },
        off: { type: 'boolean', default: false },
        end: { type: 'boolean', default: false },
        port: { type: 'string', default: '0' },
      },
    });
  } catch (failure) {
    throw new WrongArguments((failure as Error).message);
  }
}

type Values = ReturnType<typeof readArguments>['values'];

/** The password as it is kept; says what was made: 100 bits. */
async function newPassword(
  terminal: Terminal,
  values: Values,
  words: readonly string[],
): Promise<string> {
  const password = values.generate ? readableSecret(5) : await readPassword(terminal);
  if (!values.generate) await demandStrong(password, words);
  const kept = await hashPassword(password);
  if (values.generate) terminal.stdout.write(`${password}\n`);
  return kept;
}

function roleOf({ role }: Values): Role | undefined {
  if (role === undefined || roles.some((one) => one === role)) return role as Role | undefined;
  throw new WrongArguments(`A role is ${roles.join(' or ')}, not ${role}.`);
}

async function add(
  terminal: Terminal,
  database: Database,
  email: string,
  values: Values,
): Promise<string> {
  const { name } = values;
  if (!isAddressOfUser(email)) throw new WrongArguments(`${email} is no address.`);
  if (!name?.trim())
    throw new WrongArguments('--name says who it is: it stands beside their notes.');
  const asked = roleOf(values);
  const known = await database.use((ledger) => findUser(ledger, email));
  if (known) throw new UserRefused(`${known.email} is a user already.`);
  const password = await newPassword(terminal, values, [name, email]);
  return database.use((ledger) =>
    ledger.transaction().execute(async (transaction) => {
      const usual = await usualRole(transaction);
      if (usual === 'owner' && asked !== undefined && asked !== 'owner') {
        throw new UserRefused('The first user is an owner: somebody has to be.');
      }
      const role = asked ?? usual;
      const created_at = await sharedTime(transaction, Date.now());
      await addUser(transaction, { email, name: name.trim(), role, password, created_at });
      return `${normalEmail(email)} may sign in at /desk now, as ${role}.`;
    }),
  );
}

/** @throws UserRefused when a user stays as they are */
function refuseUnlessDone(change: UserChange, address: string): void {
  const email = normalEmail(address);
  if (change === 'missing') throw new UserRefused(`There is no user ${email}.`);
  if (change === 'last-owner') {
    throw new UserRefused(`${email} is the only owner: remove the others first.`);
  }
}

/** @throws UserRefused for nobody */
async function knownUser(database: Database, email: string) {
  const user = await database.use((ledger) => findUser(ledger, email));
  if (!user) throw new UserRefused(`There is no user ${normalEmail(email)}.`);
  return user;
}

async function answer(
  terminal: Terminal,
  database: Database,
  { positionals, values }: ReturnType<typeof readArguments>,
): Promise<string> {
  const [verb = '', email = ''] = positionals;
  const inTransaction = <Result>(work: Parameters<typeof inOneTransaction<Result>>[1]) =>
    inOneTransaction(database, work);
  if (['add', 'password', 'remove', 'totp'].includes(verb) && email === '') {
    throw new WrongArguments(`${verb} takes the address of a user.`);
  }
  switch (verb) {
    case 'add':
      return add(terminal, database, email, values);
    case 'list': {
      const users = await database.use(listUsers);
      const withCode = await database.use(usersWithSecondFactor);
      const lineOf = ({ email, role, name }: User) =>
        [email, role, name, ...(withCode.has(email) ? ['second factor'] : [])].join('  ');
      return users.map(lineOf).join('\n') || 'Nobody yet.';
    }
    case 'totp': {
      const user = await knownUser(database, email);
      return values.off
        ? removeSecondFactor(database, user.email)
        : addSecondFactor(terminal, database, user.email);
    }
    case 'password': {
      const user = await knownUser(database, email);
      const password = await newPassword(terminal, values, [user.name, email]);
      await inTransaction((transaction) => setPassword(transaction, email, password));
      return `${user.email} has a new password, and is signed out everywhere.`;
    }
    case 'remove':
      refuseUnlessDone(
        await inTransaction((transaction) => removeUser(transaction, email, true)),
        email,
      );
      return `${normalEmail(email)} may sign in no more.`;
    case 'sessions': {
      if (!values.end) throw new WrongArguments('sessions takes --end.');
      const whose = email === '' ? undefined : normalEmail(email);
      return `${await database.use((ledger) => endSessions(ledger, whose))} sessions ended.`;
    }
    default:
      throw new WrongArguments(verb === '' ? 'What is to be done?' : `There is no "${verb}".`);
  }
}

const inOneTransaction = <Result>(
  database: Database,
  work: (transaction: Parameters<typeof addUser>[0]) => Promise<Result>,
): Promise<Result> => database.use((ledger) => ledger.transaction().execute(work));

function explain(failure: unknown): string {
  if (failure instanceof WrongArguments) return `${failure.message}\n${usage}`;
  if (failure instanceof DatabaseUnavailable) {
    const cause = failure.cause instanceof Error ? failure.cause : failure;
    if (cause instanceof LedgerRefused) return cause.message;
    return `The database can't be used: ${cause.message}`;
  }
  const isExpected = [WrongEnvironment, UserRefused, CommandRefused].some(
    (kind) => failure instanceof kind,
  );
  if (isExpected) return (failure as Error).message;
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}

function portOf({ port }: Values): number {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65535) return Number(port);
  throw new WrongArguments(`A port is a number up to 65535, not ${port}.`);
}

async function run(line: readonly string[], terminal: Terminal): Promise<number> {
  const asked = readArguments(line);
  if (asked.positionals[0] === 'edit') {
    const { edit } = await import('../local/edit.ts');
    await edit(portOf(asked.values));
    return 0;
  }
  if (asked.positionals[0] === 'content') {
    const [, verb, url] = asked.positionals;
    if (verb !== 'pull' || !url) throw new WrongArguments('content takes: pull URL.');
    return pullContent(url);
  }
  const environment = readEnvironment(terminal.readVariables());
  const database = new Database(environment, quiet, 'command');
  try {
    if (asked.positionals[0] === 'publish') {
      const { publishDraft } = await import('./publish-draft.ts');
      const code = await publishDraft(terminal, environment);
      if (code === 0) await noteCommand(database, 'desk publish', terminal);
      return code;
    }
    const told = `${await answer(terminal, database, asked)}\n`;
    // A list is what was asked for; the others say what was done.
    const isList = asked.positionals[0] === 'list';
    (isList ? terminal.stdout : terminal.stderr).write(told);
    if (!isList) {
      const words = ['desk', ...asked.positionals, ...(asked.values.off ? ['--off'] : [])];
      await noteCommand(database, words.join(' '), terminal);
    }
    return 0;
  } finally {
    await tellServersOfCommand(database);
    await database.close();
  }
}

/** `npm run desk -- …` @returns its exit code */
export async function desk(line: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(line, terminal);
  } catch (failure) {
    terminal.stderr.write(`${explain(failure)}\n`);
    return 1;
  }
}
