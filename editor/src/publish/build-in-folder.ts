import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds the site of a folder of words and pictures into `site` of another folder.
 * @param onShare told which part of the files is there, of as many as there were the last time
 */
export type BuildInFolder = (
  content: string,
  folder: string,
  filesBefore: number,
  onShare: (share: number) => void,
) => Promise<void>;

/** Between two looks at how far it is. */
const lookMilliseconds = 500;

/** How many files are below a folder; none where it is not there. */
export function countFiles(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    ).length;
  } catch {
    return 0;
  }
}

/** In this very process: nothing goes on once that is ended. Once alone: what builds reads the words as it is loaded. */
export const buildInFolder: BuildInFolder = async (content, folder, filesBefore, onShare) => {
  process.env['CONTENT_DIR'] = content;
  process.env['BUILD_DIR'] = folder;
  process.env['PROJECT_ROOT'] = fileURLToPath(new URL('../../..', import.meta.url));
  const timer = setInterval(() => {
    onShare(Math.min(1, countFiles(path.join(folder, 'site')) / Math.max(1, filesBefore)));
  }, lookMilliseconds);
  try {
    const { buildSite } = await import('@nokshi/site/build/build-site.ts');
    await buildSite(path.join(folder, 'site'));
  } finally {
    clearInterval(timer);
  }
};
