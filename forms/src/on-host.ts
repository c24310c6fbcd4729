/** Written into what Astro compiles (site/astro.config.ts); nothing else knows of it. */
declare const SITE_FOLDER: string | undefined;

/** The folder of its host that the site stands in, such as `/site`; nothing where it has the host to itself. */
const folder = typeof SITE_FOLDER === 'undefined' ? '' : SITE_FOLDER;

/**
 * Where a page or a file of the site is on its host: every address that a browser is given is made here. The
 * server serves the site as if it stood at the root, and takes the folder off what is asked for.
 * @param path from the root of the site, such as `/contact`
 */
export const onHost = (path: string): string => (folder === '' ? path : folder + path);

/** The path of one of its addresses from the root of the site: `/contact` of `/site/contact`. */
export const inSite = (address: string): string =>
  address.startsWith(`${folder}/`) ? address.slice(folder.length) : address;
