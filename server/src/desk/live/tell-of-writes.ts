import type { FastifyRequest } from 'fastify';
import type { News } from '../../ledger/news/news.ts';
import type { Live } from './live.ts';

/** Tells pages of whatever was written below `/api/desk`: for the hook `onResponse`. */
export const tellOfWrites =
  (live: Live) =>
  async (request: FastifyRequest, { statusCode }: { statusCode: number }): Promise<void> => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && statusCode < 400) live.tell(newsOf(request));
  };

/** What a write may have changed. */
function newsOf({ routeOptions, params, body }: FastifyRequest): Partial<News> {
  const path = routeOptions.url?.replace(/^\/api\/desk/, '') ?? '';
  // Their own routes tell of it.
  if (path === '/presence' || path.startsWith('/content')) return {};
  if (path.startsWith('/release')) return { release: true };
  if (path === '/session') return { sessions: true };
  return {
    references: referencesIn(params) ?? referencesIn(body) ?? 'many',
    // Passwords and the like are set anywhere but there.
    sessions: !path.startsWith('/enquiries'),
  };
}

/** The enquiries that an address or a body names; undefined when it names none. */
function referencesIn(named: unknown): string[] | undefined {
  if (typeof named !== 'object' || named === null) return undefined;
  if ('reference' in named && typeof named.reference === 'string') return [named.reference];
  const list = 'references' in named ? named.references : undefined;
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string')) return undefined;
  return list;
}
