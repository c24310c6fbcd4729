import type { Release } from '@nokshi/contract/release.ts';
import { Button, buttonClass } from '@nokshi/ui/Button.tsx';
import { useClock } from '../../words/words.ts';
import { useEditorWords } from '../words/words.ts';
import { isWorking } from './is-working.ts';
import { Progress } from './Progress.tsx';
import styles from './Release.module.css';
import { useAsking } from './useAsking.ts';

/** The whole site as the draft would have it. */
export function DraftSite({ release, refresh }: { release: Release; refresh: () => unknown }) {
  const { said, filled } = useEditorWords();
  const tell = useClock();
  const { ask, isAsking, refusal } = useAsking(refresh);
  const { draft, lacks, failure } = release;
  const isDraft = release.what === 'draft';
  if (lacks && !draft) return null;
  return (
    <section className={styles.part}>
      <h2>{said.release.draft}</h2>
      <p className={styles.soft}>
        {said.release.draftMeaning}{' '}
        {draft && filled(said.release.draftBuilt, { time: tell(draft.at) })}
      </p>
      <div className={styles.buttons}>
        {draft && (
          <a className={buttonClass('quiet')} href={draft.address} target="_blank" rel="noreferrer">
            {said.release.lookAtDraft}
          </a>
        )}
        {!lacks && (
          <Button
            variant={draft ? 'text' : 'quiet'}
            isBusy={isWorking(release.state) || isAsking}
            onClick={() => ask('/release/draft')}
          >
            {said.release.buildDraft}
          </Button>
        )}
      </div>
      {isDraft && (
        <Progress
          release={release}
          label={said.release.draft}
          building={said.release.draftBuilding}
        />
      )}
      {(refusal || (failure && isDraft)) && (
        <p role="alert" className={styles.failure}>
          {refusal || (failure && said.release.failures[failure])}
        </p>
      )}
    </section>
  );
}
