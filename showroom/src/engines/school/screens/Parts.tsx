import type { ReactNode } from 'react';
import type { DemoText } from '../../../demo/words.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { useSchool } from '../engine.ts';
import lists from './List.module.css';
import styles from './Parts.module.css';

type Part = { readonly id: string; readonly name: DemoText; readonly view: ReactNode };

/**
 * The parts of the office, or of a student's own page, one at a time: the first one unless another is asked
 * for.
 * @param way the first part of their hash; the second one is the id of a part
 * @param parts what is false is left out
 */
export function Parts({
  way,
  name,
  parts,
}: {
  way: 'office' | 'own';
  name: string;
  parts: readonly (Part | false)[];
}) {
  const { screen, t } = useSchool();
  const open = parts.filter((part) => part !== false);
  const shown = open.find(({ id }) => id === screen[1]) ?? open[0];
  return (
    <>
      <nav className={`${styles.ways} ${lists.unprinted}`} aria-label={name}>
        {open.map((part) => (
          <a
            key={part.id}
            href={screenHash(way, part.id)}
            aria-current={part === shown ? 'page' : undefined}
          >
            {t(part.name)}
          </a>
        ))}
      </nav>
      {shown?.view}
    </>
  );
}
