import type { GuidePlan } from '@nokshi/contract/guide.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import { useEditorWords } from '../words/words.ts';
import styles from './Guide.module.css';
import type { GuideState } from './useGuide.ts';

/** What will happen, before it does. */
export function Plan({
  plan: { gone, off, left, needsStart },
  state: { adopt, goBack, isBusy, refusal },
}: {
  plan: GuidePlan;
  state: GuideState;
}) {
  const { words, filled } = useEditorWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.told}>
      <h2 ref={heading} tabIndex={-1}>
        {words.guide.planTitle}
      </h2>
      {off.length > 0 && (
        <>
          <h3>{words.guide.planOff}</h3>
          <p>{off.join(', ')}</p>
        </>
      )}
      {gone.length > 0 && (
        <>
          <h3>{words.guide.planGone}</h3>
          <dl className={styles.gone}>
            {gone.map(({ label, titles }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{titles.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>
        {left > 0 ? filled(words.guide.planLeft, { count: left }) : words.guide.planNothingLeft}
      </p>
      {needsStart && <p>{words.guide.startAgain}</p>}
      <p className={styles.soft}>{words.guide.planBack}</p>
      {refusal && (
        <p role="alert" className={styles.fault}>
          {refusal}
        </p>
      )}
      <div className={styles.buttons}>
        <Button isBusy={isBusy} onClick={() => void adopt()}>
          {words.guide.adopt}
        </Button>
        <Button variant="quiet" onClick={goBack}>
          {words.guide.change}
        </Button>
        <p role="status">{isBusy && words.release.checking}</p>
      </div>
    </section>
  );
}
