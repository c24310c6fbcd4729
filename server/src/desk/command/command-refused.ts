/** Thrown when a command can't be done, with a sentence for the person at the terminal. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}
