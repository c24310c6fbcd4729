/** Thrown when the editor can't answer; the message is for who asked. */
export class EditorAway extends Error {
  override name = 'EditorAway';
}
