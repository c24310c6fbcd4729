/**
 * `npm run leads --`: the command, with nothing of npm's in what it writes. npm puts a banner before the
 * output of a script and leaves it out for `npm run -s` alone. A file that holds no more than the banner
 * is begun anew. Down a pipe the banner is gone already, so what a program would read is refused there.
 */
import { fstatSync, ftruncateSync, writeSync } from 'node:fs';

const output = 1;
const line = process.argv.slice(2);
const {
  npm_lifecycle_event: event,
  npm_lifecycle_script: script,
  npm_package_name: name,
  npm_package_version: version,
  npm_config_loglevel: level,
} = process.env;

/** What npm has written, by which its length is known (run-script-pkg.js of npm 7 and later). */
const banner = `\n> ${name}@${version} ${event}\n> ${[script, ...line].join(' ')}\n\n`;
const hasBanner = event === 'leads' && level !== 'silent';
const isForPrograms = line.includes('export') || line.includes('--json');

/** Writes from the start of a file whose position is beyond its end. */
function writeAnew(): void {
  ftruncateSync(output);
  let position = 0;
  process.stdout.write = (text: string | Uint8Array) => {
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.length; ) {
      const written = writeSync(output, bytes, done, bytes.length - done, position);
      done += written;
      position += written;
    }
    return true;
  };
}

const into = fstatSync(output);
const holdsBannerAlone = into.isFile() && into.size === Buffer.byteLength(banner);
if (hasBanner && holdsBannerAlone) writeAnew();
if (hasBanner && !holdsBannerAlone && !process.stdout.isTTY && isForPrograms) {
  console.error(
    `npm writes a banner before what is asked for, which no program can read. Please type: npm run -s leads -- ${line.join(' ')}`,
  );
  process.exitCode = 2;
} else {
  await import('./src/command/command.ts');
}
