/** Where the rules are served, and as what. */
export const speculationRulesPath = '/speculation-rules.json';
export const speculationRulesType = 'application/speculationrules+json';

/**
 * Only links to pages of this site: nothing outbound, no file, nothing of the API, and no address
 * with a query. `data-save-data` is set before the first paint for visitors who save data.
 */
const pagesIn = (folder: string) => ({
  and: [
    { href_matches: `${folder}/*` },
    { not: { href_matches: `${folder}/api/*` } },
    { not: { href_matches: `${folder}/*.*` } },
    { not: { href_matches: `${folder}/*\\?(.+)` } },
    { not: { selector_matches: '[target="_blank"], [download]' } },
    { not: { selector_matches: '[data-save-data] *' } },
  ],
});

/**
 * A page is prepared when the pointer rests on its link, so that it is there at once when the link is pressed.
 * Where a browser prepares none, for want of memory or power, it is at least fetched.
 * @param folder of its host that the site stands in
 */
export function speculationRules(folder: string) {
  const rule = { source: 'document', where: pagesIn(folder), eagerness: 'moderate' };
  return { prefetch: [rule], prerender: [rule] };
}
