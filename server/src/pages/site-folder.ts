import type { IncomingMessage } from 'node:http';

/** `/contact` of `/site/contact`, and `/` of `/site`. */
function within(address: string, folder: string): string {
  const rest = address.slice(folder.length);
  if (!address.startsWith(folder) || !/^(?:[/?#]|$)/.test(rest)) return address;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Requests whose folder is off already. */
const without = new WeakSet<object>();

/**
 * Takes the folder of its host that the site stands in off what is asked for, and off the page it is asked from:
 * whatever answers sees the site at the root. What a proxy took it off already stays as it is.
 * @param folder such as `/site`; nothing where the site has the host to itself
 */
export function takeOffFolder(request: Pick<IncomingMessage, 'url' | 'headers'>, folder: string) {
  // Pages are looked for first, and the application after them.
  if (folder === '' || without.has(request)) return;
  without.add(request);
  const { headers } = request;
  request.url = within(request.url ?? '/', folder);
  const { origin, pathname, search } = URL.parse(headers.referer ?? '') ?? {};
  if (origin) headers.referer = origin + within(`${pathname}${search}`, folder);
}
