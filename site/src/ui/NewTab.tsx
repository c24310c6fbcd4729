import type { Text } from '../content/text.ts';
import { say } from './say.tsx';

/** What a screen reader says last of a link that opens in a new tab: its words, then this. */
export function NewTab({ label }: { label: Text }) {
  return <span className="visually-hidden">, {say(label)}</span>;
}
