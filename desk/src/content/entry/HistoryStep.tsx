import type { History } from '@nokshi/contract/content.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useEditorWords } from '../words/words.ts';
import styles from './EntryFoot.module.css';

type Step = History['steps'][number];

const sentenceNames = {
  changed: 'deedChanged',
  pictured: 'deedPictured',
  made: 'deedMade',
  removed: 'deedRemoved',
  reverted: 'deedReverted',
  merged: 'deedMerged',
} as const satisfies Record<Step['deed'], string>;

/** A step of the history of an entry. @param props.time when it was, in words */
export function HistoryStep({
  step: { by, at, deed, changes },
  time,
  goBack,
}: {
  step: Step;
  time: string;
  goBack: () => void;
}) {
  const { words, filled } = useEditorWords();
  return (
    <li className={styles.step}>
      <p>{filled(words.entry[sentenceNames[deed]], { name: by })}</p>
      <time dateTime={at}>{time}</time>
      {changes.map(({ label, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was done stays as it is.
        <div className={styles.change} key={index}>
          <p>{label}</p>
          {before !== '' && (
            <del>
              <span className="visually-hidden">{words.entry.before} </span>
              {before}
            </del>
          )}
          {after !== '' && (
            <ins>
              <span className="visually-hidden">{words.entry.after} </span>
              {after}
            </ins>
          )}
        </div>
      ))}
      {deed !== 'made' && (
        <Button variant="quiet" onClick={goBack}>
          {words.entry.backBefore}
        </Button>
      )}
    </li>
  );
}
