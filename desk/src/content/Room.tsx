import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../live/useTitle.ts';
import styles from './Room.module.css';
import { useEditorWords } from './words/words.ts';

/** A room beside the list of all content, with the way back to that. */
export function Room({
  title,
  isBusy,
  children,
}: {
  title: string;
  isBusy: boolean;
  children: ReactNode;
}) {
  const { words } = useEditorWords();
  useTitle(title);
  return (
    <section className={styles.room} aria-busy={isBusy}>
      <header>
        <p className={styles.back}>
          <Link href="/content">{words.release.toContent}</Link>
        </p>
        <h1>{title}</h1>
      </header>
      {children}
    </section>
  );
}
