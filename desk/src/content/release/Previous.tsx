import type { Release } from '@nokshi/contract/release.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import { useUser } from '../../session/user.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useClock } from '../../words/words.ts';
import { useEditorWords } from '../words/words.ts';
import { isWorking } from './is-working.ts';
import styles from './Release.module.css';
import { useAsking } from './useAsking.ts';

type Kept = Release['previous'][number];

/** The published release, and earlier ones to go back to. */
export function Previous({ release, refresh }: { release: Release; refresh: () => unknown }) {
  const { words, filled } = useEditorWords();
  const tell = useClock();
  const { isLocal } = useUser();
  const { ask, isAsking, refusal } = useAsking(refresh);
  const [chosen, setChosen] = useState<Kept>();
  const { current, previous } = release;
  const close = () => setChosen(undefined);
  const told = (kept: Kept | null) =>
    kept && kept.by !== ''
      ? filled(kept.isRenewal ? words.release.renewedBy : words.release.publishedBy, {
          time: tell(kept.at),
          name: kept.by,
        })
      : isLocal
        ? words.release.siteOfClone
        : words.release.ownSite;
  return (
    <section className={styles.part}>
      <h2>{words.release.current}</h2>
      <p>{told(current)}</p>
      {previous.length > 0 && <h3>{words.release.previous}</h3>}
      <ul className={styles.previous}>
        {previous.map((kept) => (
          <li key={kept.id}>
            {told(kept)}
            <Button
              variant="text"
              isBusy={isWorking(release.state) || isAsking}
              onClick={() => setChosen(kept)}
            >
              {words.release.goBack}
            </Button>
          </li>
        ))}
      </ul>
      {refusal && <p role="alert">{refusal}</p>}
      <Dialog
        title={chosen ? filled(words.release.goBackTo, { time: tell(chosen.at) }) : ''}
        isOpen={chosen !== undefined}
        onClose={close}
      >
        {() => (
          <>
            <p>{words.release.goBackMeaning}</p>
            <Choices>
              <Button
                onClick={() => {
                  close();
                  void ask('/release/back', { id: chosen?.id });
                }}
              >
                {words.release.goBack}
              </Button>
              <Button variant="quiet" onClick={close}>
                {words.release.cancel}
              </Button>
            </Choices>
          </>
        )}
      </Dialog>
    </section>
  );
}
