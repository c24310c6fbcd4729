/**
 * Makes a fresh clone ready, and does nothing when it is: npm runs it before most commands. What the
 * site and the server run on is always installed; what else a command needs is named.
 * Usage: node toolchain/ready.mjs [tools] [browser] [site]
 */
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { isBuilt } from './fingerprint.mjs';
import { isInstalled, wantedPackages } from './installed.mjs';
import { say } from './progress.mjs';
import { problemWithFolder } from './project-folder.mjs';
import { nodePackage, runStep } from './run.mjs';

/** The needs that a command can name: the development tools, a browser, the built site. */
const known = ['tools', 'browser', 'site'];
const ownVersion = Number.parseInt(process.versions.node, 10);

/** Checks the folder and Node.js, installs the packages, and prepares what is needed on top. */
async function ready(needs) {
  const problem = problemWithFolder() ?? problemWithNode();
  if (problem) return fail(problem);
  const installed = await install({ withTools: needs.includes('tools') });
  if (!installed) return fail('Installing failed; the message of npm stands above.');
  if (needs.includes('browser') && !ensureBrowser()) return false;
  return !needs.includes('site') || buildIfChanged();
}

/** Installing needs Node.js 20; running the project needs 24, which npm brings for most systems. */
function problemWithNode() {
  const found = `found ${process.versions.node}`;
  if (ownVersion < 20) return `Node.js 20 or newer is needed (${found}): see https://nodejs.org.`;
  const isBrought = `node_modules/${nodePackage}` in wantedPackages();
  if (ownVersion >= 24 || isBrought) return undefined;
  return `On this system (${process.platform} ${process.arch}) Node.js 24 or newer is needed (${found}): install it from https://nodejs.org and run the command again.`;
}

async function install({ withTools }) {
  if (isInstalled({ withTools })) return true;
  const extent = withTools ? '--include=dev' : '--omit=dev';
  say('Packages are missing; to install them takes half a minute to a minute.');
  const { succeeded } = await runStep('Installing packages', [...npm(), 'ci', extent]);
  return succeeded;
}

/** npm tells where it is; run by hand, the shell has to find it. */
function npm() {
  const { npm_execpath } = process.env;
  if (npm_execpath) return [process.execPath, npm_execpath];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

async function buildIfChanged() {
  if (isBuilt()) return true;
  return (await build()).succeeded || fail('The site could not be built; the reason stands above.');
}

function fail(sentence) {
  say(sentence);
  return false;
}

const needs = process.argv.slice(2);
if (needs.every((need) => known.includes(need))) {
  process.exitCode = (await ready(needs)) ? 0 : 1;
} else {
  console.error(`Usage: node toolchain/ready.mjs ${known.map((need) => `[${need}]`).join(' ')}`);
  process.exitCode = 1;
}
