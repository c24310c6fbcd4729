import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { Figure } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { FigureView } from './FigureView.tsx';
import styles from './FullView.module.css';

/**
 * Drawings over the whole screen, one after another.
 * @returns what opens one of them, and the view itself, which stands somewhere in the page
 */
export function useFullView(figures: readonly Figure[]) {
  const { completeTask } = useOrganisation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const open = (index: number) => {
    setAt(index);
    dialog.current?.showModal();
    completeTask('viewed');
  };
  return { open, view: <FullView dialog={dialog} figures={figures} at={at} go={setAt} /> };
}

function FullView({
  dialog,
  figures,
  at,
  go,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  figures: readonly Figure[];
  at: number;
  go: (at: number) => void;
}) {
  const { t, num, say } = useOrganisation();
  const all = figures.length;
  const figure = figures[at % all];
  if (!figure) return null;
  const step = (by: number) => go((at + by + all) % all);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const count = say(words.countOf, {
    at: num((at % all) + 1),
    all: num(all),
  });
  return (
    <dialog ref={dialog} className={styles.view} aria-label={t(words.fullView)} onKeyDown={onKey}>
      <div className={styles.inside}>
        <p className={styles.bar}>
          <span role="status">
            {count}
            <span className="visually-hidden">: {t(figure.caption ?? figure.alt)}</span>
          </span>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            {t(words.close)}
          </Button>
        </p>
        <FigureView key={at} figure={figure} />
        <p className={styles.bar}>
          <Button variant="quiet" onClick={() => step(-1)}>
            ← {t(words.previous)}
          </Button>
          <Button variant="quiet" onClick={() => step(1)}>
            {t(words.next)} →
          </Button>
        </p>
      </div>
    </dialog>
  );
}
