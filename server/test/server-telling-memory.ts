/**
 * The server, which prints its memory as one line of JSON, in bytes: at SIGUSR2 as it is, at SIGHUP
 * after a full collection of garbage, which leaves what is in use.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function tell(): void {
  const { rss, heapUsed } = process.memoryUsage();
  console.log(JSON.stringify({ memory: { rss, heapUsed } }));
}

process.on('SIGUSR2', tell);
process.on('SIGHUP', () => {
  collectGarbage();
  tell();
});
await import('../src/server.ts');
