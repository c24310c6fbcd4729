import type { Entry } from '@nokshi/contract/content.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { Folded } from '../../ui/Folded.tsx';
import { usePageNames } from '../list/usePageNames.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './EntryFoot.module.css';
import { EntryHistory } from './EntryHistory.tsx';
import { Removal } from './Removal.tsx';
import { Uses } from './Uses.tsx';

/** Where an entry is used, its history, and the actions on it as a whole. */
export function EntryFoot({ entry, readAgain }: { entry: Entry; readAgain: () => Promise<void> }) {
  const { words, filled } = useEditorWords();
  const nameOfPage = usePageNames();
  const { pages, uses } = entry;
  return (
    <footer className={styles.foot}>
      {pages.length > 0 && (
        <Folded title={filled(words.entry.pages, { count: pages.length })}>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <a href={onHost(page)} target="_blank" rel="noreferrer">
                  {nameOfPage(page)}
                </a>
              </li>
            ))}
          </ul>
        </Folded>
      )}
      {uses.length > 0 && (
        <Folded title={filled(words.entry.uses, { count: uses.length })}>
          <Uses uses={uses} />
        </Folded>
      )}
      <EntryHistory entry={entry} readAgain={readAgain} />
      <Removal entry={entry} />
    </footer>
  );
}
