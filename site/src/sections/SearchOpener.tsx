import type { IconDrawing } from '../content/icon-drawing.ts';
import type { Text } from '../content/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './SearchOpener.module.css';

/** A button that looks like a search field and opens the search; there only for visitors with script. */
export function SearchOpener({ label, icon }: { label: Text; icon: IconDrawing }) {
  return (
    <button className={styles.opener} type="button" aria-haspopup="dialog" data-search-open>
      <Icon drawing={icon} />
      <span>{textNode(label)}</span>
    </button>
  );
}
