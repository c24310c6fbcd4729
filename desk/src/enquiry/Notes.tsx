import type { Change, Enquiry } from '@nokshi/contract/enquiries.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { type FormEvent, useId, useRef } from 'react';
import { useClock, useWords } from '../words/words.ts';
import styles from './Notes.module.css';
import type { Outcome } from './useChange.ts';

/** The notes of colleagues, and a field for a new one, kept as a draft until it is saved. */
export function Notes({
  enquiry: { notes },
  change,
  isBusy,
}: {
  enquiry: Enquiry;
  change: (wanted: Change) => Promise<Outcome>;
  isBusy: boolean;
}) {
  const { words } = useWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const clock = useClock();
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    if (note === '' || isBusy) return;
    if ((await change({ note })) === 'done') form.current?.reset();
  };
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h2 id={id}>{words.notes}</h2>
      {notes.map((note) => (
        <div key={note.id} className={styles.note}>
          <p>{note.text}</p>
          <p className={styles.author}>
            {note.author}, <time dateTime={note.at}>{clock(note.at)}</time>
          </p>
        </div>
      ))}
      <form ref={form} onSubmit={add}>
        <label htmlFor={`${id}-note`}>{words.note}</label>
        <textarea id={`${id}-note`} name="note" rows={3} maxLength={10_000} />
        <Button type="submit" variant="quiet" isBusy={isBusy}>
          {words.addNote}
        </Button>
      </form>
    </section>
  );
}
