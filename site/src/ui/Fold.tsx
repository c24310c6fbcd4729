import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import styles from './Fold.module.css';
import { say } from './say.tsx';

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
      {Heading && <Heading>{say(title)}</Heading>}
      <details>
        <summary>{say(title)}</summary>
        {children}
      </details>
    </div>
  );
}
