/**
 * Builds the site into site/dist: checks the content, renders every page, compresses the result, which
 * --uncompressed leaves out where nobody waits for a line. CONTENT_DIR names another folder of words and
 * pictures. With BUILD_DIR the site is built into a folder `site` there, and site/dist stays as it is.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprintOfSources, forgetBuild, rememberBuild } from './fingerprint.mjs';
import { say } from './progress.mjs';
import { problemWithFolder } from './project-folder.mjs';
import { projectNode, root, runStep } from './run.mjs';

/** Keeps a build below 2 GB: Node.js would take what the machine has. */
export const frugal = {
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? '--max-old-space-size=1200 --max-semi-space-size=64',
  MALLOC_ARENA_MAX: '2',
  // Node.js keeps compiled code here, so that the next run need not compile it.
  NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
};

/**
 * Builds the site, in a process of its own.
 * @param {boolean} isCompressed
 * @returns {Promise<{succeeded: boolean, output: string}>} what it said
 */
export async function build(isCompressed = true) {
  const problem = problemWithFolder();
  if (problem) {
    say(problem);
    return { succeeded: false, output: problem };
  }
  const { BUILD_DIR } = process.env;
  if (BUILD_DIR) return buildInto(path.resolve(root, BUILD_DIR, 'site'), isCompressed);
  // Taken first, so that an edit made while the build runs leads to another build.
  const fingerprint = fingerprintOfSources();
  forgetBuild();
  const built = await buildInto(path.join(root, 'site/dist'), isCompressed);
  // Less than the whole counts as no build.
  if (built.succeeded && isCompressed) rememberBuild(fingerprint);
  return built;
}

async function buildInto(site, isCompressed) {
  const command = [projectNode(), 'site/build/build-site.ts', site];
  if (!isCompressed) command.push('--uncompressed');
  const built = await runStep('Building the site', command, { environment: frugal });
  // Why it took longer than usual.
  if (built.succeeded && built.output.trim() !== '') say(built.output.trim());
  return built;
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  const { succeeded } = await build(!process.argv.includes('--uncompressed'));
  process.exitCode = succeeded ? 0 : 1;
}
