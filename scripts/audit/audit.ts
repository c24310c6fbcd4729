/**
 * npm run audit: measures the built site and writes down what it finds.
 * npm run audit -- lighthouse | main-thread | idle | axe | pages | odd-browsers | html | bytes | demos | headers | links | packages | enquiries | desk | sign-in | storms [--routes=/,/contact]
 * measures only that, on those pages only.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { begin, say } from '../../toolchain/progress.mjs';
import { root } from '../../toolchain/run.mjs';
import { type Check, type Kept, missing } from './check.ts';
import { axe, pages } from './checks/axe.ts';
import { bytes } from './checks/bytes.ts';
import { demos } from './checks/demos.ts';
import { desk, enquiries, signIn, storms } from './checks/enquiries.ts';
import { headers } from './checks/headers.ts';
import { html } from './checks/html.ts';
import { idle } from './checks/idle.ts';
import { lighthouse } from './checks/lighthouse.ts';
import { links } from './checks/links.ts';
import { mainThread } from './checks/main-thread.ts';
import { oddBrowsers } from './checks/odd-browsers.ts';
import { packages } from './checks/packages.ts';
import { openPages } from './pages.ts';
import { machine, readKept, writeReports } from './reports.ts';
import { serveSite } from './site-server.ts';
import { terminalTable } from './terminal.ts';

const checks: Readonly<Record<string, Check>> = {
  lighthouse,
  'main-thread': mainThread,
  idle,
  axe,
  pages,
  'odd-browsers': oddBrowsers,
  html,
  bytes,
  demos,
  headers,
  links,
  packages,
  enquiries,
  desk,
  storms,
  'sign-in': signIn,
};
const directory = path.resolve(root, process.env['SITE_DIR'] ?? 'site/dist');

const given = process.argv.slice(2);
const wantedRoutes = given.find((one) => one.startsWith('--routes='))?.slice('--routes='.length);
const names = given.filter((one) => !one.startsWith('--'));
const unknown = names.filter((name) => !(name in checks));

if (unknown.length > 0) {
  console.error(
    `There is no check ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}`,
  );
  process.exitCode = 2;
} else if (!existsSync(path.join(directory, 'headers.json'))) {
  console.error(`There is no built site in ${directory}: run "npm run build" first.`);
  process.exitCode = 2;
} else {
  process.exitCode = (await audit(names.length > 0 ? names : Object.keys(checks))) ? 0 : 1;
}

async function audit(chosen: readonly string[]): Promise<boolean> {
  const built = openPages(directory);
  const routes = wantedRoutes ? wantedRoutes.split(',') : built;
  const server = await serveSite(directory);
  const kept: Record<string, Kept> = { ...readKept() };
  const measured: Kept[] = [];
  try {
    for (const name of chosen) {
      const check = checks[name];
      if (!check) continue;
      const end = begin(check.title);
      const outcome = await attempt(check, { directory, routes, address: server.address });
      const date = new Date().toISOString().slice(0, 10);
      const result = {
        title: check.title,
        date,
        machine: machine(),
        pages: routes.length,
        ...outcome,
      };
      end(missing(result).length === 0 && !result.unable);
      kept[name] = result;
      measured.push(result);
    }
  } finally {
    server.stop();
  }
  for (const result of measured) say(terminalTable(result));
  say('');
  const ordered = Object.fromEntries(
    Object.keys(checks).flatMap((name) => (kept[name] ? [[name, kept[name]]] : [])),
  );
  const titles = Object.entries(checks).map(([name, { title }]) => [name, title] as const);
  for (const line of writeReports(ordered, titles, built.length)) say(line);
  return measured.every((result) => missing(result).length === 0 && !result.unable);
}

/** One part that cannot run does not keep the others from it. */
async function attempt(check: Check, site: Parameters<Check['run']>[0]) {
  try {
    return await check.run(site, begin);
  } catch (error) {
    const unable = error instanceof Error ? error.message : String(error);
    return { bound: '', columns: [], rows: [], notes: [], unable };
  }
}
