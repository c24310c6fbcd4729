import type { IncomingHttpHeaders } from 'node:http';

/** What every browser that people read with begins its name with. */
const browsers = /^(?:Mozilla|Opera|UCWEB)\//;

/** Programs by their own word: most name an address where they are explained. Cubot makes telephones. */
const robots =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|archive|https?:\/\//i;

/** Whether a browser asks for a page before anybody wants to see it. */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    String(purpose ?? '').includes('prefetch'),
  );

/** Whether a person's browser asks, for a page of its own: none in a frame, and none for a script. */
export function isReader(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return destination === 'document' && browsers.test(agent) && !robots.test(agent);
}
