import { join, resolve } from 'node:path';

/** The release that the program came with. */
export const ownRelease = 'original';

/** Where the desk keeps what it publishes, in the folder of the ledger. */
export const deskFolder = (dataDirectory: string): string => join(resolve(dataDirectory), 'desk');

/** The file that names the release on the site. */
export const pointerFile = (desk: string): string => join(desk, 'current.json');

/** Where plans lie, a file each, so that servers that share the folder need not agree on one. */
export const plansFolder = (desk: string): string => join(desk, 'planned');

export const releasesFolder = (desk: string): string => join(desk, 'releases');

export const releaseFolder = (desk: string, id: string): string => join(releasesFolder(desk), id);

/** Where the whole site stands as the draft would have it. */
export const draftFolder = (desk: string): string => join(desk, 'draft-site');

/** Where owners look at that. */
export const draftAddress = '/desk/draft';

/** Where the desk shows pages of the site in frames. */
export const shownAddress = '/desk/shown';

/** The built site of a release or of the draft. */
export const siteIn = (folder: string): string => join(folder, 'site');

/** The words and pictures of a release. */
export const contentIn = (folder: string): string => join(folder, 'content');

/** The words and pictures that the program came with when a release was made of them. */
export const baseIn = (folder: string): string => join(folder, 'base');

/** The ending of a folder that is still being written: nothing reads it. */
export const half = '.half';

/** A picture of the draft as lists show it. */
export const smallPicture = (desk: string, digest: string, width: string): string =>
  join(desk, 'small-pictures', `${digest}-${width}.webp`);
