/**
 * The storms in full length: the server killed, PostgreSQL killed, the disk full, the mail server in
 * every bad mood, a real Postfix. `npm run crash`, or some of them: `npm run crash -- disk mail`.
 * Exits with 1 when an acknowledged enquiry is lost, kept twice or not delivered.
 */
import { crashAgainAndAgain, crashPostgresAgainAndAgain } from '../../server/test/crash.ts';
import { fillDiskOfPostgres, fillDiskOfSqlite } from '../../server/test/full-disk.ts';
import { sendThroughBadWeather } from '../../server/test/mail-storm.ts';
import { whyNoPostfix } from '../../server/test/postfix.ts';
import { sendThroughPostfix } from '../../server/test/postfix-storm.ts';
import { whyNoPostgresOnSmallDisk, whyNoSmallDisk } from '../../server/test/small-disk.ts';
import type { StormReport } from '../../server/test/storm-report.ts';
import { tell } from '../figures.ts';
import { onDatabase, onPostgres, onSqlite, type Variables } from '../ledgers.ts';

const kills = 12;
const mostBetweenKills = 400;
const fillings = { times: 6, between: 300 };
const weather = {
  enquiries: 120,
  badMails: 120,
  // Longer than the server waits for an answer.
  hangMilliseconds: 35_000,
  greylistMilliseconds: 5000,
  slowestMilliseconds: 2000,
};
const enquiriesThroughPostfix = 120;
const aborts = 3;

/** Runs one storm and prints what it left. */
async function storm(name: string, run: () => Promise<StormReport>): Promise<void> {
  const start = performance.now();
  const report = await run();
  const { acknowledged, retried, lost, doubled, undelivered, mailedAgain, unstable, ...more } =
    report;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const faults = { lost, 'kept twice': doubled, 'not delivered': undelivered, unstable };
  const further = Object.entries(more).map(([fact, value]) => `${fact} ${JSON.stringify(value)}`);
  tell(
    name,
    [
      `${acknowledged} acknowledged, ${retried} sent again, ${lost.length} lost, ${doubled.length} kept twice`,
      `${undelivered.length} not delivered, ${mailedAgain} mailed again under the same Message-ID`,
      ...further,
      `${seconds} s`,
    ].join(', '),
    Object.entries(faults)
      .filter(([, references]) => references.length > 0)
      .map(([fault, references]) => `${references.length} ${fault}`),
  );
}

const kill = (variables: Variables) => crashAgainAndAgain(variables, kills, mostBetweenKills);
const throughWeather = (variables: Variables) => sendThroughBadWeather(variables, weather);

const storms: Record<string, () => Promise<void>> = {
  async server() {
    await storm(`Server killed ${kills} times, SQLite`, () => onSqlite(kill));
    await storm(`Server killed ${kills} times, PostgreSQL`, () => onDatabase(kill));
  },
  async postgres() {
    await storm(`PostgreSQL killed ${kills} times`, () =>
      onPostgres((server) => crashPostgresAgainAndAgain(server, kills, mostBetweenKills)),
    );
  },
  async disk() {
    const obstacle = whyNoSmallDisk();
    if (obstacle) tell('Full disk, SQLite', `not run: ${obstacle}`);
    else await storm(`Disk full ${fillings.times} times, SQLite`, () => fillDiskOfSqlite(fillings));
    const other = whyNoPostgresOnSmallDisk();
    if (other) tell('Full disk, PostgreSQL', `not run: ${other}`);
    else
      await storm(`Disk full ${fillings.times} times, PostgreSQL`, () =>
        fillDiskOfPostgres(fillings),
      );
  },
  async mail() {
    // Their time is waiting: both at once.
    await Promise.all([
      storm('Mail server in bad moods, SQLite', () => onSqlite(throughWeather)),
      storm('Mail server in bad moods, PostgreSQL', () => onDatabase(throughWeather)),
    ]);
  },
  async postfix() {
    const obstacle = whyNoPostfix();
    if (obstacle) tell('Postfix', `not run: ${obstacle}`);
    else
      await storm(`Postfix aborted ${aborts} times`, () =>
        onSqlite((variables) => sendThroughPostfix(variables, enquiriesThroughPostfix, aborts)),
      );
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in storms));
if (unknown.length > 0) {
  console.error(
    `No such storm: ${unknown.join(', ')}. There are: ${Object.keys(storms).join(', ')}`,
  );
  process.exit(2);
}
for (const name of chosen.length > 0 ? chosen : Object.keys(storms)) await storms[name]?.();
