import type { Release } from '@nokshi/contract/release.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { Button, buttonClass } from '@nokshi/ui/Button.tsx';
import { useClock } from '../../words/words.ts';
import { useEditorWords } from '../words/words.ts';
import { isWorking } from './is-working.ts';
import { Progress } from './Progress.tsx';
import styles from './Release.module.css';
import { useAsking } from './useAsking.ts';

/** The whole site as the draft would have it. */
export function DraftSite({ release, refresh }: { release: Release; refresh: () => unknown }) {
  const { words, filled } = useEditorWords();
  const tell = useClock();
  const { ask, isAsking, refusal } = useAsking(refresh);
  const { draft, lacks, failure } = release;
  const isDraft = release.what === 'draft';
  if (lacks && !draft) return null;
  return (
    <section className={styles.part}>
      <h2>{words.release.draft}</h2>
      <p className={styles.soft}>
        {words.release.draftMeaning}{' '}
        {draft && filled(words.release.draftBuilt, { time: tell(draft.at) })}
      </p>
      <div className={styles.buttons}>
        {draft && (
          <a
            className={buttonClass('quiet')}
            href={onHost(draft.address)}
            target="_blank"
            rel="noreferrer"
          >
            {words.release.lookAtDraft}
          </a>
        )}
        {!lacks && (
          <Button
            variant={draft ? 'text' : 'quiet'}
            isBusy={isWorking(release.state) || isAsking}
            onClick={() => ask('/release/draft')}
          >
            {words.release.buildDraft}
          </Button>
        )}
      </div>
      {isDraft && (
        <Progress
          release={release}
          label={words.release.draft}
          building={words.release.draftBuilding}
          refresh={refresh}
        />
      )}
      {(refusal || (failure && isDraft)) && (
        <p role="alert" className={styles.failure}>
          {refusal || (failure && words.release.failures[failure])}
        </p>
      )}
    </section>
  );
}
