import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readEnvironment, WrongEnvironment } from '../environment.ts';
import { Database } from '../ledger/database/database.ts';
import { DatabaseUnavailable, LedgerRefused } from '../ledger/database/failure.ts';
import { ResendRefused } from '../ledger/deliveries/resend-rules.ts';
import { ForgettingBrokenOff } from '../ledger/enquiries/forget.ts';
import { tellServersOfCommand } from '../ledger/news/tell-servers.ts';
import { SearchRefused } from '../ledger/search/search.ts';
import { FileRefused } from '../ledger/whole-file.ts';
import type { Terminal } from '../terminal.ts';
import type { Piece } from './all.ts';
import { answer, LogChanged, MailNotRight, NotFound, type Surroundings } from './answer.ts';
import { type Asked, readArguments, WrongArguments } from './arguments.ts';
import { noteCommand } from './note-command.ts';

const usage = `npm run leads -- list [--all] [--since 7d] [--kind contact|demo] [--state STATE] [--json]
                                   the latest 20, without those set aside; --all for every one
                                   --search "rahim mirpur" for those with all these words
npm run leads -- show REF          everything about one
npm run leads -- queue [--all] [--since 7d] [--kind contact|demo] [--json]
                                   what waits and what was parked, the soonest first
npm run leads -- export --format csv|json [--since …] [--kind …] [--state …] [--search …]
npm run leads -- resend REF        send again what has not arrived; --parked for all that were given up
                                   --channel notice|reply|webhook by that one alone
npm run leads -- release REF       deliver one that was set aside
npm run leads -- pause             let nothing leave, on all servers; enquiries are kept
npm run leads -- resume            let it leave again
npm run leads -- forget WHOM       remove every trace: an email address, a phone number or REF
npm run leads -- stats             counts
npm run leads -- audit             whether the log of the desk is as it was written
npm run leads -- mail-check [TO]   whether mails arrive: SPF, DKIM, DMARC, the mail server; a mail to TO
                                   --selector NAME where the key of DKIM stands
npm run leads -- backup FILE       the whole ledger in one file, while the server runs
npm run leads -- restore FILE      bring back what is missing
STATE is queued, delivered, parked or set-aside. --json prints JSON (with npm run -s).`;

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** `npm run leads -- …` @returns its exit code */
export async function leads(line: readonly string[], terminal: Terminal): Promise<0 | 1> {
  try {
    await run(line, terminal);
    return 0;
  } catch (failure) {
    terminal.stderr.write(`${explain(failure)}\n`);
    return 1;
  }
}

async function run(line: readonly string[], terminal: Terminal): Promise<void> {
  const { stdout, stderr } = terminal;
  if (line.length === 0 || line[0] === 'help' || line.includes('--help')) {
    stdout.write(`${usage}\n`);
    return;
  }
  const now = Date.now();
  const asked = readArguments([...line], now);
  for (const warning of asked.warnings) stderr.write(`${warning}\n`);
  const variables = terminal.readVariables();
  const environment = readEnvironment(variables);
  const opener = asked.verb === 'restore' ? 'restore' : 'command';
  const database = new Database(environment, quiet, opener);
  try {
    const width = stdout.columns ?? (Number(variables['COLUMNS']) || 100);
    await print(asked, { database, environment, width, now }, terminal);
    if (noted.has(asked.verb)) await noteCommand(database, `leads ${asked.verb}`, terminal);
  } finally {
    if (changing.has(asked.verb)) await tellServersOfCommand(database);
    await database.close();
  }
}

/** The verbs after which servers tell their open pages to reload. */
const changing: ReadonlySet<Asked['verb']> = new Set(['resend', 'release', 'forget', 'restore']);

/** The verbs of which the desk's log tells. */
const noted: ReadonlySet<Asked['verb']> = new Set([
  ...changing,
  ...(['export', 'pause', 'resume', 'backup'] as const),
]);

/** Prints as it reads: all there is may be more than memory holds. */
async function print(
  asked: Asked,
  surroundings: Surroundings,
  { stdout, stderr }: Terminal,
): Promise<void> {
  const texts = withProgress(answer(asked, surroundings), stderr);
  await pipeline(Readable.from(texts), stdout, { end: false }).catch((failure) => {
    // Whoever read has seen enough, as `head` has.
    if (failure?.code !== 'EPIPE') throw failure;
  });
}

/** Says every second how far it is. */
async function* withProgress(
  pieces: AsyncIterable<Piece>,
  stderr: Writable,
): AsyncGenerator<string> {
  let told = performance.now();
  let enquiries = 0;
  for await (const piece of pieces) {
    yield piece.text;
    enquiries += piece.enquiries;
    if (piece.oldest === undefined || performance.now() - told < 1000) continue;
    told = performance.now();
    stderr.write(`${enquiries} enquiries, back to ${piece.oldest} …\n`);
  }
}

/** The message for the person at the terminal. */
function explain(failure: unknown): string {
  if (failure instanceof WrongArguments) {
    return `${failure.message}\nnpm run leads -- help shows what can be asked.`;
  }
  if (failure instanceof ForgettingBrokenOff) return `${failure.message} ${explain(failure.cause)}`;
  if (failure instanceof DatabaseUnavailable) {
    const cause = failure.cause instanceof Error ? failure.cause : failure;
    const reason = cause.cause instanceof Error ? cause.cause : cause;
    if (reason instanceof LedgerRefused) return reason.message;
    return `The database can't be used: ${reason.message}`;
  }
  const expected = [
    WrongEnvironment,
    NotFound,
    ResendRefused,
    FileRefused,
    LedgerRefused,
    SearchRefused,
    LogChanged,
    MailNotRight,
  ];
  if (expected.some((kind) => failure instanceof kind)) return (failure as Error).message;
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}
