import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import styles from './Fold.module.css';
import { textNode } from './text-node.tsx';

/**
 * Words folded behind their title on a phone, open on a wider window and on paper. Native disclosure,
 * so it works without script; a browser that cannot open it by style keeps the fold at every width.
 * @param level of the heading that the title is above open words; without it they need no heading
 */
export function Fold({
  title,
  level,
  children,
}: {
  title: Text;
  level?: 2 | 3;
  children: ReactNode;
}) {
  const Heading = level && (`h${level}` as const);
  return (
    <div className={styles.group}>
      {Heading && <Heading>{textNode(title)}</Heading>}
      <details>
        <summary>{textNode(title)}</summary>
        {children}
      </details>
    </div>
  );
}
