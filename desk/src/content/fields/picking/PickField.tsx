import { useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useChanging, useFault, useValue } from '../../entry/editing.ts';
import { useEditorWords } from '../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import { PickDialog } from './PickDialog.tsx';
import styles from './PickField.module.css';
import { PickPicture } from './PickPicture.tsx';
import { type PickSource, usePick } from './picks.ts';

type Picked = 'icon' | 'route' | 'entry' | 'choice';

/** One of many that have pictures and names: what is picked now, and a dialog to pick another. */
export function PickField({
  of,
  path,
  label,
  help,
  isOptional,
}: Omit<FieldProps<Picked>, 'field'> & { of: PickSource }) {
  const { set, remove } = useChanging();
  const { words } = useEditorWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const written = useValue(path);
  const value = typeof written === 'string' ? written : '';
  const pick = usePick(of, value);
  const error = useFault(path);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.field} data-path={path.join('/')}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
        {isOptional && <span> {words.fields.optional}</span>}
      </p>
      {help && (
        <p className={styles.hint} id={`${id}-hint`}>
          {help}
        </p>
      )}
      <button
        type="button"
        className={styles.present}
        id={`${id}-button`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-button`}
        aria-describedby={help ? `${id}-hint ${id}-error` : `${id}-error`}
        onClick={() => setIsOpen(true)}
      >
        {pick && <PickPicture picture={pick.picture} />}
        <span className={styles.name}>
          {value === '' ? words.picking.nothing : (pick?.label ?? value)}
          {of === 'pages' && value !== '' && <small>{value}</small>}
        </span>
        <span className={styles.deed}>
          {value === '' ? words.picking.choose : words.picking.change}
        </span>
      </button>
      <p className={styles.fault} id={`${id}-error`} hidden={error === ''}>
        {error}
      </p>
      <Dialog title={label} isOpen={isOpen} onClose={close}>
        {() => (
          <PickDialog
            of={of}
            value={value}
            onPick={(next) => {
              if (next !== value) set(path, next);
              close();
            }}
            onLeaveOut={
              isOptional && written !== undefined
                ? () => {
                    remove(path);
                    close();
                  }
                : undefined
            }
            onClose={close}
          />
        )}
      </Dialog>
    </div>
  );
}
