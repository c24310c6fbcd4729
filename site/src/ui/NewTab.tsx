import type { Text } from '../content/text.ts';
import { textNode } from './text-node.tsx';

/**
 * Tells screen readers that a link opens in a new tab, after the link's own words.
 * @param about completes the words, such as the name of the office behind Directions
 */
export function NewTab({ label, about }: { label: Text; about?: Text | undefined }) {
  return (
    <span className="visually-hidden">
      {about && ' '}
      {about && textNode(about)}, {textNode(label)}
    </span>
  );
}
