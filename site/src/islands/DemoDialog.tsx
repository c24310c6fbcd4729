import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DemoDialogView } from '../content/forms.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './DemoDialog.module.css';
import { DemoForm } from './DemoForm.tsx';

/**
 * The Get a Demo button and the dialog it opens (SPEC 2.8, 2.9). Without script the button leads to
 * the same form on its own page.
 * @param dialog from demoDialog() in content/forms.ts
 * @param software what the form has chosen when it opens
 * @param label the words of the button, "Get a Demo" when not given
 */
export function DemoDialog({
  dialog: view,
  software,
  label = view.getDemo,
}: {
  dialog: DemoDialogView;
  software: string;
  label?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const query = software === 'none' ? '' : `?software=${encodeURIComponent(software)}`;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  const open = (event: MouseEvent<HTMLElement>) => {
    // A click that asks for a new tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setWasOpened(true);
    setIsOpen(true);
  };
  const onClose = () => {
    setIsOpen(false);
    // Safari doesn't give a clicked link the focus, so it wouldn't get it back by itself.
    opener.current?.focus();
  };

  return (
    <>
      <ButtonLink href={`/book-a-demo${query}`} onClick={open}>
        {label}
      </ButtonLink>
      {/* Outside the indigo band that the button stands on, whose colours it would inherit. */}
      {wasOpened &&
        createPortal(
          <dialog
            ref={dialog}
            className={styles.dialog}
            aria-labelledby="demo-dialog-title"
            onClose={onClose}
          >
            <div className={styles.head}>
              <h2 id="demo-dialog-title">{view.title}</h2>
              <button
                className={styles.close}
                type="button"
                aria-label={view.close}
                onClick={() => dialog.current?.close()}
              >
                <Icon drawing={view.closeIcon} />
              </button>
            </div>
            <div className={styles.body}>
              <DemoForm
                form={view.form}
                intro={view.intro}
                software={software === 'none' ? '' : software}
              />
            </div>
          </dialog>,
          document.body,
        )}
    </>
  );
}
