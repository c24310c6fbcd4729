/** Thrown when the content can't be taken, with a sentence for the person at the terminal. */
export class PullRefused extends Error {
  override name = 'PullRefused';
}
