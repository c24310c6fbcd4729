import type { PeriodNumbers } from '@nokshi/contract/numbers.ts';
import { numberIn } from '@nokshi/forms/fill.ts';
import { useId } from 'react';
import { useWords } from '../words/words.ts';
import styles from './Numbers.module.css';
import { timeTaken } from './time-taken.ts';

type Answers = PeriodNumbers['answers'];

/** What became of the enquiries: those that nobody answered are named first. */
export function AnswerNumbers({ present, former }: { present: Answers; former: Answers }) {
  const { words, filled, language } = useWords();
  const id = useId();
  const median = ({ medianMilliseconds }: Answers) =>
    medianMilliseconds === null
      ? words.numbers.medianNone
      : timeTaken(medianMilliseconds, language);
  const lines = [
    [words.numbers.waiting, ({ waiting }: Answers) => numberIn(language, waiting)],
    [words.numbers.answered, ({ answered }: Answers) => numberIn(language, answered)],
    [words.numbers.closedUnanswered, ({ closed }: Answers) => numberIn(language, closed)],
    [words.numbers.median, median],
  ] as const;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{words.numbers.answers}</h2>
      <dl className={styles.answers}>
        {lines.map(([label, told]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{told(present)}</strong>{' '}
              {(told !== median || former.medianMilliseconds !== null) && (
                <span className={styles.note}>
                  {filled(words.numbers.formerCount, { count: told(former) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{words.numbers.medianHint}</p>
    </section>
  );
}
