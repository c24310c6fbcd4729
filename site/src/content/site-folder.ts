import { company } from './company-file.ts';

/**
 * The folder of its host that the site stands in, by the `url` of content/company: `/site` of
 * https://example.com/site, and nothing where it has the host to itself.
 */
export const siteFolder: string = new URL(company.url).pathname.replace(/\/$/, '');

/** The address of the folder of scripts, styles, fonts and pictures that are named after what they hold. */
export const assetFolder = `${siteFolder}/_astro/`;
