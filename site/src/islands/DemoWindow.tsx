import { useEffect, useRef } from 'react';
import type { DemoDialogView } from '../content/forms.ts';
import { langOf, plain } from '../content/text.ts';
import type { UnlistedDemo } from '../content/unlisted-demo.ts';
import { Icon } from '../ui/Icon.tsx';
import { textNode } from '../ui/text-node.tsx';
import { DemoForm } from './DemoForm.tsx';
import styles from './DemoWindow.module.css';

/**
 * The dialog with the Book a Demo form. It opens whenever `asked`, which counts how often somebody asked for it,
 * has grown: a browser tells that a dialog is closed only later, when it may have been asked for again.
 */
export function DemoWindow({
  view,
  software,
  about,
  asked,
  onClose,
}: {
  view: DemoDialogView;
  software: string;
  about: UnlistedDemo | undefined;
  asked: number;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [asked]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="demo-dialog-title"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id="demo-dialog-title">{textNode(view.title)}</h2>
        <button
          className={styles.close}
          type="button"
          aria-label={plain(view.close)}
          lang={langOf(view.close)}
          onClick={() => dialog.current?.close()}
        >
          <Icon drawing={view.closeIcon} />
        </button>
      </div>
      <div className={styles.body}>
        <DemoForm form={view.form} intro={view.intro} software={software} about={about} />
      </div>
    </dialog>
  );
}
