/**
 * The server, run by the owner of DATA_DIR although root started it: root may write everywhere.
 * Everything is loaded before, since the owner may not be allowed to read this repository.
 */
import { statSync } from 'node:fs';
import { buildApp } from '../src/app.ts';
import { readEnvironment } from '../src/environment.ts';
import { complaintsOfFolders } from '../src/folders.ts';

const environment = readEnvironment(process.env);
const app = await buildApp(environment);
if (process.getuid?.() === 0) {
  const { uid, gid } = statSync(environment.DATA_DIR);
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
for (const complaint of complaintsOfFolders(environment)) console.error(complaint);
await app.listen({ host: environment.HOST, port: environment.PORT });
