/** What the navigation leads to: the name of its word, and its addresses, of which the first is the link's. */
export const links = [{ word: 'inbox', paths: ['/', '/enquiries'] }] as const;

/** Whether an address is one of a link's, or lies below one. */
export const isAt = (paths: readonly string[], address: string): boolean =>
  paths.some((path) => address === path || (path !== '/' && address.startsWith(`${path}/`)));
