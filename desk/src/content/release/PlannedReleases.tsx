import type { Planned, Release } from '@nokshi/contract/release.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useClock } from '../../words/words.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './Release.module.css';
import { useAsking } from './useAsking.ts';

/** What waits for its time, with what takes it back; and what was not published at it, and why. */
export function PlannedReleases({
  release: { planned, changes },
  refresh,
}: {
  release: Release;
  refresh: () => unknown;
}) {
  const { words, filled } = useEditorWords();
  const tell = useClock();
  const { ask, isAsking, refusal } = useAsking(refresh);
  if (planned.length === 0) return null;
  const titles = new Map(changes?.map(({ id, title }) => [id, title]));
  const what = ({ at, by, entries }: Planned) => {
    const values = { time: tell(at), name: by };
    if (!entries) return filled(words.release.plannedAll, values);
    const list = entries.map(({ id, title }) => titles.get(id) ?? title).join(', ');
    return filled(words.release.plannedSome, { ...values, titles: list });
  };
  return (
    <section className={styles.part}>
      <h2>{words.release.planned}</h2>
      <ul className={styles.previous}>
        {planned.map((plan) => (
          <li key={plan.id}>
            <div>
              {what(plan)}
              {plan.failure && (
                <p role="alert" className={styles.failure}>
                  {words.release.missed} {words.release.failures[plan.failure]}
                </p>
              )}
              {!plan.failure && Date.parse(plan.at) < Date.now() && (
                <p className={styles.soft}>{words.release.late}</p>
              )}
            </div>
            <Button
              variant="text"
              isBusy={isAsking}
              onClick={() => ask(`/release/planned/${plan.id}`, undefined, 'DELETE')}
            >
              {plan.failure ? words.release.takeAway : words.release.takeBack}
            </Button>
          </li>
        ))}
      </ul>
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}
