import { Button } from '@nokshi/ui/Button.tsx';
import { useLayoutEffect, useRef } from 'react';
import type { FormView } from '../../content/forms.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { StitchFrame } from '../../ui/Stitch.tsx';
import styles from './Thanks.module.css';

/** Takes the place of a form that was sent: the reference, and what happens next. */
export function Thanks({
  reference,
  view,
  onAnother,
}: {
  reference: string;
  view: FormView;
  onAnother: () => void;
}) {
  const { thanks } = view.words;
  const panel = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone; a screen reader goes on here and reads the reference.
  useLayoutEffect(() => panel.current?.focus(), []);
  const [before = '', after = ''] = thanks.reference.split('{reference}');
  return (
    <div className={styles.thanks} lang={view.lang}>
      <div className={styles.words} ref={panel} role="status" tabIndex={-1}>
        <IconTile drawing={view.icons.done} success />
        <p className={styles.title}>{thanks.title}</p>
        <p className={styles.reference}>
          <StitchFrame />
          {before}
          <strong>{reference}</strong>
          {after}
        </p>
        <p>{thanks.next}</p>
      </div>
      <p>
        <Button variant="quiet" onClick={onAnother}>
          {thanks.another}
        </Button>
      </p>
    </div>
  );
}
