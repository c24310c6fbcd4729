import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { plain, type Text } from '../content/text.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './BlockSteps.module.css';

/** Numbered steps on one thread: down the page on a phone, across it on wide screens. */
export function BlockSteps({ steps, language }: { steps: readonly Text[]; language: Language }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={plain(step)}>
          <span className={styles.number} aria-hidden="true">
            {numberIn(language, index + 1)}
          </span>{' '}
          <span className={styles.step}>{textNode(step)}</span>
        </li>
      ))}
    </ol>
  );
}
