import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { numeral } from '../../../../words/taka.ts';
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
  const { translate, language } = useOrganisation();
  const all = figures.length;
  const figure = figures[at % all];
  if (!figure) return null;
  const step = (by: number) => go((at + by + all) % all);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const count = filled(translate(words.countOf), {
    at: numeral((at % all) + 1, language),
    all: numeral(all, language),
  });
  return (
    <dialog
      ref={dialog}
      className={styles.view}
      aria-label={translate(words.fullView)}
      onKeyDown={onKey}
    >
      <div className={styles.inside}>
        <p className={styles.bar}>
          <span role="status">
            {count}
            <span className="visually-hidden">: {translate(figure.caption ?? figure.alt)}</span>
          </span>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            {translate(words.close)}
          </Button>
        </p>
        <FigureView key={at} figure={figure} />
        <p className={styles.bar}>
          <Button variant="quiet" onClick={() => step(-1)}>
            ← {translate(words.previous)}
          </Button>
          <Button variant="quiet" onClick={() => step(1)}>
            {translate(words.next)} →
          </Button>
        </p>
      </div>
    </dialog>
  );
}
