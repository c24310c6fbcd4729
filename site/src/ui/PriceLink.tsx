import type { Text } from '../content/text.ts';
import styles from './PriceLink.module.css';
import { textNode } from './text-node.tsx';

/** The way to the page of prices, beside what has a price or is talked about. */
export function PriceLink({ href, label }: { href: string; label: Text }) {
  return (
    <a className={styles.price} href={href}>
      {textNode(label)}
    </a>
  );
}

/** The same as a line of its own; nothing on a site without prices. */
export const PriceLine = ({ link }: { link: { href: string; label: Text } | undefined }) =>
  link && (
    <p>
      <PriceLink {...link} />
    </p>
  );
