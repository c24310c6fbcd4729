/**
 * Builds the site into site/dist: checks the content, renders every page, compresses the result, which
 * --uncompressed leaves out where nobody waits for a line. CONTENT_DIR names another folder of words and
 * pictures. With BUILD_DIR the site is built into a folder `site` there, and site/dist stays as it is.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprintOfSources, forgetBuild, rememberBuild } from './fingerprint.mjs';
import { say } from './progress.mjs';
import { projectNode, root, runStep } from './run.mjs';

/** What it says is shown: why it took longer than usual. */
const building = 'Building the pages';
const contentCheck = 'scripts/check-content.ts';

/** Keeps a build of thousands of pages below 2 GB: Node.js would take what the machine has. */
export const frugal = {
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? '--max-old-space-size=1200',
  MALLOC_ARENA_MAX: '2',
  // What was compiled once need not be compiled again.
  NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
};

/**
 * Runs the steps of a build up to the first that fails.
 * @param {boolean} isCompressed
 * @returns {Promise<{succeeded: boolean, output: string}>} what the step that failed printed
 */
export async function build(isCompressed = true) {
  const { BUILD_DIR } = process.env;
  return BUILD_DIR
    ? buildInto(path.resolve(root, BUILD_DIR), isCompressed)
    : buildOwn(isCompressed);
}

/** Builds elsewhere than where the repository keeps its own site. */
const buildInto = (folder, isCompressed) => run(steps(path.join(folder, 'site'), isCompressed));

async function buildOwn(isCompressed) {
  // Taken first, so that an edit made while the build runs leads to another build.
  const fingerprint = fingerprintOfSources();
  forgetBuild();
  const built = await run(steps(path.join(root, 'site/dist'), isCompressed));
  // Less than the whole counts as no build.
  if (built.succeeded && isCompressed) rememberBuild(fingerprint);
  return built;
}

async function run(steps) {
  for (const [name, command] of steps) {
    const { succeeded, output } = await runStep(name, command, { environment: frugal });
    if (!succeeded) return { succeeded, output };
    if (name === building && output.trim() !== '') say(output.trim());
  }
  return { succeeded: true, output: '' };
}

function steps(site, isCompressed) {
  const all = [[building, [projectNode(), 'site/build/build-site.ts', site]]];
  if (isCompressed) {
    all.push(['Compressing them', [projectNode(), 'toolchain/precompress.ts', site]]);
  }
  if (existsSync(path.join(root, contentCheck))) {
    all.unshift(['Checking the content', [projectNode(), contentCheck]]);
  }
  return all;
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  const { succeeded } = await build(!process.argv.includes('--uncompressed'));
  process.exitCode = succeeded ? 0 : 1;
}
