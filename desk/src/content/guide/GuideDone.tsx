import { buttonClass } from '@nokshi/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { DraftSite } from '../release/DraftSite.tsx';
import { useRelease } from '../release/useRelease.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './Guide.module.css';

/** The content is the company's own: its site to look at, and what is left to read. */
export function GuideDone({ needsStart }: { needsStart: boolean }) {
  const { words } = useEditorWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data, mutate } = useRelease();
  return (
    <>
      <section className={styles.told}>
        <h2 ref={heading} tabIndex={-1}>
          {words.guide.doneTitle}
        </h2>
        <p>{words.guide.doneText}</p>
        {needsStart && <p role="status">{words.guide.startAgain}</p>}
        <p>{words.guide.doneLeft}</p>
        <p>
          <Link href="/release/checklist" className={buttonClass('solid')}>
            {words.guide.toChecklist}
          </Link>
        </p>
      </section>
      {data && <DraftSite release={data} refresh={mutate} />}
    </>
  );
}
