import type { Choice, Release } from '@nokshi/contract/release.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useUser } from '../../session/user.ts';
import { useEditorWords } from '../words/words.ts';
import { isWorking } from './is-working.ts';
import { LeftBehind } from './LeftBehind.tsx';
import { Progress } from './Progress.tsx';
import { PublishLater } from './PublishLater.tsx';
import styles from './Release.module.css';
import { useAsking } from './useAsking.ts';
import type { Chosen } from './useChoice.ts';

/** The button that publishes, and how far that is. */
export function Publishing({
  release,
  chosen,
  refresh,
}: {
  release: Release;
  chosen: Chosen;
  refresh: () => unknown;
}) {
  const { words, filled } = useEditorWords();
  const { ask, isAsking, refusal } = useAsking(refresh);
  const isDone = useEnd(release);
  const { isLocal } = useUser();
  const { failure, lacks, changes, faults, isOlder } = release;
  const isDraft = release.what === 'draft';
  const isRenewal = release.what === 'renewal';
  const isBusy = isWorking(release.state) || isAsking;
  const [unfit, setUnfit] = useState<Choice>();
  const { isAll, entries } = chosen;
  // What is wrong with the whole draft may be left behind.
  const canPublish = isAll
    ? ((changes !== null && changes.length > 0) || isOlder) && faults.length === 0
    : entries.length > 0;
  // What is wrong now may be mended by then.
  const canPlan = isAll ? changes !== null && changes.length > 0 : entries.length > 0;
  const publish = async () => {
    setUnfit(undefined);
    const faulty = await ask('/release', isAll ? undefined : { entries });
    if (isChoice(faulty)) setUnfit(faulty);
  };
  return (
    <div className={styles.publishing}>
      {release.isApart && (
        <p role="alert" className={styles.failure}>
          {words.release.apart}
        </p>
      )}
      {lacks && <p>{words.wrongs[lacks]}</p>}
      {isOlder && !isRenewal && <p>{words.release.older}</p>}
      {canPublish && !lacks && (
        <Button isBusy={isBusy} onClick={publish}>
          {isAll
            ? words.release.publish
            : filled(words.release.publishChosen, { count: entries.length })}
        </Button>
      )}
      {canPlan && !isLocal && <PublishLater entries={isAll ? null : entries} refresh={refresh} />}
      {!isAll && (
        <Button variant="text" onClick={chosen.chooseAll}>
          {words.release.chooseAll}
        </Button>
      )}
      {unfit && (
        <LeftBehind
          choice={unfit}
          add={(ids) => {
            setUnfit(undefined);
            chosen.add(ids);
          }}
        />
      )}
      {!isDraft && (
        <Progress
          release={release}
          label={words.release.title}
          building={isRenewal ? words.release.renewing : words.release.building}
          refresh={refresh}
        />
      )}
      <p role="status" data-done={isDone || undefined}>
        {isDone && words.release.done}
      </p>
      {(refusal || (failure && !isDraft)) && (
        <p role="alert" className={styles.failure}>
          {refusal ||
            (failure &&
              `${words.release.failures[failure]} ${isRenewal ? words.release.notRenewed : words.release.failedState}`)}{' '}
          {!refusal && failure === 'examples' && (
            <Link href="/release/checklist">{words.checklist.title}</Link>
          )}
        </p>
      )}
    </div>
  );
}

/** Whether something wrong is wrong with what is ticked alone; the whole draft's stands in the release. */
const isChoice = (faulty: unknown): faulty is Choice =>
  typeof faulty === 'object' && faulty !== null && 'left' in faulty;

/** Whether a release has come to its end while somebody looked on. */
function useEnd(release: Release): boolean {
  const [isDone, setIsDone] = useState(false);
  const former = useRef(release);
  useEffect(() => {
    const wasUnderWay = isWorking(former.current.state);
    const isNew = former.current.current?.id !== release.current?.id;
    if (isWorking(release.state)) setIsDone(false);
    else if (wasUnderWay && release.state === 'idle' && isNew) setIsDone(true);
    else if (isNew) setIsDone(false);
    // The former one is kept until another release stands.
    if (!isWorking(release.state) || !wasUnderWay) former.current = release;
  }, [release]);
  return isDone;
}
