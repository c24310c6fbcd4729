import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** The folder of all words and pictures: CONTENT_DIR, or else the repository's own. */
export const contentFolder = (): string =>
  path.resolve(projectRoot(), process.env['CONTENT_DIR'] || 'content');
