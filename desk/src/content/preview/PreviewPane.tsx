import type { Entry } from '@nokshi/contract/content.ts';
import { useState } from 'react';
import { Folded } from '../../ui/Folded.tsx';
import { useSaved } from '../entry/editing.ts';
import { useEditorWords } from '../words/words.ts';
import { Preview } from './Preview.tsx';
import styles from './PreviewPane.module.css';

/** There is room beside the form. */
const beside = '(min-width: 80rem)';

/** The page beside the form, where there is room for both; on a phone it unfolds above the form. */
export function PreviewPane({ entry }: { entry: Entry }) {
  const { words } = useEditorWords();
  const values = useSaved((state) => state.values);
  const pictured = useSaved((state) => state.pictured);
  const version = useSaved((state) => state.version);
  const [isOpen, setIsOpen] = useState(() => matchMedia(beside).matches);
  return (
    <div className={styles.pane} data-preview>
      <Folded title={words.preview.open} isOpen={isOpen} onToggle={setIsOpen}>
        <div className={styles.content}>
          {isOpen && <Preview {...{ entry, values, pictured, version }} />}
        </div>
      </Folded>
    </div>
  );
}
