/** What a screen throws whose file did not come: there is no network, or the page is being left. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}
