import type { Checklist } from '@nokshi/contract/content.ts';
import useSWR from 'swr';
import { Link } from 'wouter';
import { useFollowing } from '../../live/refetching.ts';
import { addressOfField } from '../entry/address-of-field.ts';
import { Room } from '../Room.tsx';
import { useEditorWords } from '../words/words.ts';
import styles from './ChecklistRoom.module.css';

type Step = Checklist['steps'][number];

/** The steps that stand open, also for whoever comes back from a field. */
const unfolded = new Set<string>();

/** What is still an example or empty before a launch, step by step, each place leading to its field. */
export function ChecklistRoom() {
  const { words, language } = useEditorWords();
  const { data, error, mutate } = useSWR<Checklist>(`/content/checklist?language=${language}`, {
    // Whoever comes back from a field has just done what stands here.
    dedupingInterval: 0,
  });
  useFollowing('draft', mutate);
  const isDone = data?.steps.every(({ places }) => places.length === 0);
  return (
    <Room title={words.checklist.title} isBusy={data === undefined && error === undefined}>
      <div className={styles.checklist}>
        <p>{isDone ? words.checklist.allDone : words.checklist.intro}</p>
        {error && <p role="alert">{words.list.failed}</p>}
        <ol className={styles.steps}>
          {data?.steps.map((step) => (
            <li key={step.name}>
              <StepOfLaunch step={step} />
            </li>
          ))}
        </ol>
      </div>
    </Room>
  );
}

/** One step: done, or folded lines of what is left. */
function StepOfLaunch({ step: { name, places } }: { step: Step }) {
  const { words, filled } = useEditorWords();
  const title = words.checklist.steps[name];
  if (places.length === 0) {
    return (
      <h2 className={styles.done}>
        {title} <span>{words.checklist.done}</span>
      </h2>
    );
  }
  return (
    <details
      className={styles.step}
      open={unfolded.has(name)}
      onToggle={({ currentTarget: { open } }) =>
        open ? unfolded.add(name) : unfolded.delete(name)
      }
    >
      <summary>
        <div>
          <h2>{title}</h2>
          <span>{filled(words.checklist.left, { count: places.length })}</span>
        </div>
      </summary>
      <ul>
        {places.map(({ id, title: entry, path, label, problem }) => (
          <li key={`${id}/${path.join('/')} ${problem}`}>
            <Link href={addressOfField(id, problem === 'example' ? [...path, 'sample'] : path)}>
              <span>{entry}</span>
              {label && <span className={styles.label}>{label}</span>}
              <span className={styles.problem}>{words.checklist[problem]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
