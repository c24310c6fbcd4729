import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The fields read from the file that names the published release. */
const pointer = z.object({ release: z.string().regex(/^[a-z0-9-]{1,40}$/) });

/**
 * The content of the release on the site that was published from here; undefined while the site is the
 * one that the program came with.
 * @param desk the folder of all that the desk keeps beside the ledger
 */
export function publishedFrom(desk: string): string | undefined {
  const file = path.join(desk, 'current.json');
  if (!existsSync(file)) return undefined;
  const { data } = pointer.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  const content = data && path.join(desk, 'releases', data.release, 'content');
  return content && existsSync(content) ? content : undefined;
}
