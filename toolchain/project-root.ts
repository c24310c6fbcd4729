import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the repository: PROJECT_ROOT, or else from wherever in it the build was started. */
export function projectRoot(start = process.env['PROJECT_ROOT'] || process.cwd()): string {
  if (existsSync(path.join(start, 'content/company/index.yaml'))) return start;
  const above = path.dirname(start);
  if (above === start) throw new Error(`${process.cwd()} is not inside the repository`);
  return projectRoot(above);
}
