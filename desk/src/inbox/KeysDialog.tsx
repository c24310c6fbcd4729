import type { KeyName } from '@nokshi/contract/desk-words/list.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import styles from './KeysDialog.module.css';

/** Each key, and the name of what it does. */
const lines: readonly (readonly [string, KeyName])[] = [
  ['j', 'next'],
  ['k', 'previous'],
  ['o', 'open'],
  ['e', 'finish'],
  ['x', 'mark'],
  ['/', 'search'],
  ['?', 'keys'],
  ['Esc', 'close'],
];

/** Tells all keys, and switches them off for who needs their letters otherwise. */
export function KeysDialog({
  areTold,
  areOn,
  turn,
  onClose,
}: {
  areTold: boolean;
  areOn: boolean;
  turn: (areOn: boolean) => void;
  onClose: () => void;
}) {
  const { words } = useWords();
  return (
    <Dialog title={words.list.keysTitle} isOpen={areTold} onClose={onClose}>
      {() => (
        <>
          <dl className={styles.keys}>
            {lines.map(([key, name]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words.list.keys[name]}</dd>
              </div>
            ))}
          </dl>
          <label className={styles.turn}>
            <input
              type="checkbox"
              checked={areOn}
              onChange={({ target }) => turn(target.checked)}
            />
            {words.list.useKeys}
          </label>
          <form method="dialog">
            <Button type="submit" variant="quiet">
              {words.list.putAway}
            </Button>
          </form>
        </>
      )}
    </Dialog>
  );
}
