/**
 * Whether an answer is the file or page that was asked for. Networks that want a login first, and hosts that
 * answer whatever they lack with their first page, say 200 as well: no worker may keep that.
 * @param address the path that was asked for, or the whole address
 * @param response from the network, or kept
 */
export function isOwnAnswer(address: string, response: Response): boolean {
  // Hosts of files may lead from a page to its file.
  const pathOf = (one: string) =>
    new URL(one, 'https://this.host').pathname.replace(/(?:\.html|\/)$/, '');
  const asked = pathOf(address);
  const type = response.headers.get('content-type') ?? '';
  const isOfType = /\.js$/.test(asked)
    ? /javascript/.test(type)
    : /\.css$/.test(asked)
      ? /^text\/css/.test(type)
      : /\.\w+$/.test(asked) !== /^text\/html/.test(type);
  // A response made by a worker has no address.
  return response.status === 200 && isOfType && pathOf(response.url || asked) === asked;
}
