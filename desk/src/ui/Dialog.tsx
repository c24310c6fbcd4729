import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

/**
 * A dialog over the page; Escape closes it, and the focus goes back to where it was.
 * @param children what stands in it, made anew each time it opens
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: () => ReactNode;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      {isOpen && (
        <div className={styles.sheet}>
          <h2 id={id}>{title}</h2>
          {children()}
        </div>
      )}
    </dialog>
  );
}
