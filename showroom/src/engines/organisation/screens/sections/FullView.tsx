import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/layout.tsx';
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
  const { t, say, completeTask } = useOrganisation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, choose] = useState(0);
  const all = figures.length;
  const at = chosen % all;
  const figure = figures[at];
  const open = (index: number) => {
    choose(index);
    dialog.current?.showModal();
    completeTask('viewed');
  };
  const step = (by: number) => choose((at + by + all) % all);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const view = figure && (
    <dialog ref={dialog} className={styles.view} aria-label={t(words.fullView)} onKeyDown={onKey}>
      <div className={styles.inside}>
        <Row isApart>
          <span role="status">
            {say(words.countOf, { at: at + 1, all })}
            <span className="visually-hidden">: {t(figure.caption ?? figure.alt)}</span>
          </span>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            {t(words.close)}
          </Button>
        </Row>
        <FigureView key={at} figure={figure} />
        <Row isApart>
          <Button variant="quiet" onClick={() => step(-1)}>
            ← {t(words.previous)}
          </Button>
          <Button variant="quiet" onClick={() => step(1)}>
            {t(words.next)} →
          </Button>
        </Row>
      </div>
    </dialog>
  );
  return { open, view };
}
