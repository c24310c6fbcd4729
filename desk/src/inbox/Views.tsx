import { viewNames } from '@nokshi/contract/desk-words/list.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import styles from './Views.module.css';
import type { View } from './views.ts';

/** The views to choose from, and what the chosen one shows. */
export function Views({ view, addressOf }: { view: View; addressOf: (view: View) => string }) {
  const { words } = useWords();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[data-view="${view.name}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view.name]);
  return (
    <>
      <nav ref={strip} className={styles.views} aria-label={words.view}>
        {viewNames.map((name) => (
          <Link
            key={name}
            href={addressOf({ ...view, name })}
            data-view={name}
            aria-current={name === view.name ? 'page' : undefined}
          >
            {words.views[name]}
          </Link>
        ))}
      </nav>
      <p className={styles.meaning}>{words.list.meanings[view.name]}</p>
    </>
  );
}
