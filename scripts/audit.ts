/**
 * npm run audit: measures the built site and writes down what it finds.
 * npm run audit -- lighthouse | main-thread | idle | axe | pages | html | bytes | demos | headers | links | packages | enquiries | desk | storms [--routes=/,/contact]
 * measures only that, on those pages only.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { begin, say } from '../toolchain/progress.mjs';
import { root } from '../toolchain/run.mjs';
import { openPages } from './audit/pages.ts';
import { type Kept, missing, type Part } from './audit/part.ts';
import { axe, pages } from './audit/parts/axe.ts';
import { bytes } from './audit/parts/bytes.ts';
import { demos } from './audit/parts/demos.ts';
import { desk, enquiries, signIn, storms } from './audit/parts/enquiries.ts';
import { headers } from './audit/parts/headers.ts';
import { html } from './audit/parts/html.ts';
import { idle } from './audit/parts/idle.ts';
import { lighthouse } from './audit/parts/lighthouse.ts';
import { links } from './audit/parts/links.ts';
import { mainThread } from './audit/parts/main-thread.ts';
import { packages } from './audit/parts/packages.ts';
import { machine, readKept, writeReports } from './audit/reports.ts';
import { serveSite } from './audit/site-server.ts';
import { terminalTable } from './audit/terminal.ts';

const parts: Readonly<Record<string, Part>> = {
  lighthouse,
  'main-thread': mainThread,
  idle,
  axe,
  pages,
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
const unknown = names.filter((name) => !(name in parts));

if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`,
  );
  process.exitCode = 2;
} else if (!existsSync(path.join(directory, 'headers.json'))) {
  console.error(`There is no built site in ${directory}: run "npm run build" first.`);
  process.exitCode = 2;
} else {
  process.exitCode = (await audit(names.length > 0 ? names : Object.keys(parts))) ? 0 : 1;
}

async function audit(chosen: readonly string[]): Promise<boolean> {
  const built = openPages(directory);
  const routes = wantedRoutes ? wantedRoutes.split(',') : built;
  const server = await serveSite(directory);
  const kept: Record<string, Kept> = { ...readKept() };
  const measured: Kept[] = [];
  try {
    for (const name of chosen) {
      const part = parts[name];
      if (!part) continue;
      const end = begin(part.title);
      const outcome = await attempt(part, { directory, routes, address: server.address });
      const date = new Date().toISOString().slice(0, 10);
      const result = {
        title: part.title,
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
    Object.keys(parts).flatMap((name) => (kept[name] ? [[name, kept[name]]] : [])),
  );
  const titles = Object.entries(parts).map(([name, { title }]) => [name, title] as const);
  for (const line of writeReports(ordered, titles, built.length)) say(line);
  return measured.every((result) => missing(result).length === 0 && !result.unable);
}

/** One part that cannot run does not keep the others from it. */
async function attempt(part: Part, site: Parameters<Part['run']>[0]) {
  try {
    return await part.run(site, begin);
  } catch (error) {
    const unable = error instanceof Error ? error.message : String(error);
    return { bound: '', columns: [], rows: [], notes: [], unable };
  }
}
