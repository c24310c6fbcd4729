import type { Text } from '../content/text.ts';
import { say } from './say.tsx';

/**
 * What a screen reader says last of a link that opens in a new tab: its words, then this.
 * @param about completes the words, such as the name of the office behind Directions
 */
export function NewTab({ label, about }: { label: Text; about?: Text | undefined }) {
  return (
    <span className="visually-hidden">
      {about && ' '}
      {about && say(about)}, {say(label)}
    </span>
  );
}
