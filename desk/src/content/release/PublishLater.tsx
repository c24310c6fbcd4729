import { clockIn, timeOf } from '@nokshi/forms/local-time.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { Folded } from '../../ui/Folded.tsx';
import { useWords } from '../../words/words.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './Release.module.css';
import { useAsking } from './useAsking.ts';

/** A time as `<input type="datetime-local">` writes it: 2026-11-24T09:00. */
const minuteOf = (clock: string): string => clock.slice(0, 'yyyy-mm-ddThh:mm'.length);

/** What is ticked, or all, is published at a time that is chosen here. */
export function PublishLater({
  entries,
  refresh,
}: {
  /** Null for all that the draft has then. */
  entries: readonly string[] | null;
  refresh: () => unknown;
}) {
  const { words, filled } = useEditorWords();
  const { timeZone } = useWords();
  const { ask, isAsking, refusal } = useAsking(refresh);
  const [fault, setFault] = useState('');
  const [isPlanned, setIsPlanned] = useState(false);
  const plan = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const at = String(new FormData(form).get('at') ?? '');
    setIsPlanned(false);
    setFault(at === '' ? words.release.timeMissing : '');
    if (at === '') return;
    if (timeOf(at, timeZone) <= Date.now()) return setFault(words.wrongs.past);
    const refused = await ask('/release/planned', { at, ...(entries && { entries }) });
    if (isTime(refused)) return setFault(words.wrongs[refused.reason]);
    setIsPlanned(true);
    form.reset();
  };
  return (
    <Folded title={words.release.later}>
      <form noValidate className={styles.part} onSubmit={plan}>
        <p className={styles.soft}>
          {entries
            ? filled(words.release.laterChosen, { count: entries.length })
            : words.release.laterAll}{' '}
          {words.release.laterFaults}
        </p>
        <Field
          as="input"
          label={words.release.laterAt}
          name="at"
          type="datetime-local"
          min={minuteOf(clockIn(timeZone, Date.now()))}
          isErrorRead
          error={fault}
        />
        <Button type="submit" variant="quiet" isBusy={isAsking}>
          {words.release.plan}
        </Button>
        <p role="status">{isPlanned && !refusal && words.release.isPlanned}</p>
        {refusal && <p role="alert">{refusal}</p>}
      </form>
    </Folded>
  );
}

/** Whether the time was refused. */
const isTime = (refused: unknown): refused is { reason: 'past' | 'far' } =>
  typeof refused === 'object' &&
  refused !== null &&
  'reason' in refused &&
  (refused.reason === 'past' || refused.reason === 'far');
