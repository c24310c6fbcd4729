import { onHost } from '@nokshi/forms/on-host.ts';

/** The address of a page of this site, by its path from the root of it; undefined for what leads elsewhere. */
export function pageLink(page: string, origin: string): string | undefined {
  const url = page.startsWith('/') ? URL.parse(onHost(page), origin) : null;
  return url?.origin === origin ? url.href : undefined;
}

/** An address of the web; undefined for any other, such as `javascript:`. */
export function webLink(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The name of the demo that an address or a page leads to; undefined for none. */
export const demoOf = (address: string): string | undefined =>
  /^(?:https?:\/\/[^?#]+)?(?:\/\w\w)?\/demos\/([\w-]+)/.exec(address)?.[1];
