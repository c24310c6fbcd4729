/** What all names have together that there was no room for. */
export const others = '*';

/** Letters of a name that is kept as it is. */
const longestName = 200;

/** Letters of one part of a campaign. */
const longestPart = 60;

const campaignParts = ['utm_source', 'utm_medium', 'utm_campaign'];

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const tellsWho = /[@\x00-\x1f]|\p{Nd}{7}/u;

/** A name in the DNS; no number of a network, which may be of somebody's home. */
const nameOfHost = /^(?:[\w-]+\.)+[a-z][a-z0-9-]+$/;

/** The host of an address without `www.` and port, in small letters; '' for what is none. */
export function hostOf(address: string): string {
  const [, host = ''] = /^(?:(?:https?|android-app):\/\/)?([^/?#:@]+)/i.exec(address) ?? [];
  return host.toLowerCase().replace(/^www\.|\.$/g, '');
}

/**
 * What led somebody here.
 * @param referrer the address that a browser names, or ''
 * @param own hosts of this site
 * @returns its host; '' where none is named, undefined where it is a page of this site
 */
export function sourceOf(referrer: string, own: readonly string[]): string | undefined {
  const host = referrer === '' ? '' : hostOf(referrer);
  if (host !== '' && own.includes(host)) return undefined;
  return host.length <= longestName && nameOfHost.test(host) ? host : '';
}

/**
 * The campaign of a query, by its source, medium and name alone: other parts, or an address of a person in
 * one of these or a number as long as that of a telephone, could say who somebody is.
 * @returns '' where there is none
 */
export function campaignOf(query: string): string {
  if (!query.includes('utm_')) return '';
  const asked = new URLSearchParams(query);
  const parts = campaignParts.flatMap((name) => {
    const value = asked.get(name)?.trim() ?? '';
    const isKept = value !== '' && value.length <= longestPart && !tellsWho.test(value);
    return isKept ? [[name, value] satisfies [string, string]] : [];
  });
  const campaign = new URLSearchParams(parts).toString();
  return campaign.length <= 3 * longestName ? campaign : others;
}
