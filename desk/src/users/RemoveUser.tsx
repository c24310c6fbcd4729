import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';

/** Says what goes with a user, and asks whether to remove them. @param name of whom; undefined while nobody is asked */
export function RemoveUser({
  name,
  own,
  remove,
  onClose,
}: {
  name: string | undefined;
  own: UserWords;
  remove: () => void;
  onClose: () => void;
}) {
  const { filled } = useWords();
  const isOpen = name !== undefined;
  return (
    <Dialog title={filled(own.removeTitle, { name: name ?? '' })} isOpen={isOpen} onClose={onClose}>
      {() => (
        <>
          <p>{own.removeWhat}</p>
          <Choices>
            <Button onClick={remove}>{own.remove.replace('…', '')}</Button>
            <Button variant="quiet" onClick={onClose}>
              {own.cancel}
            </Button>
          </Choices>
        </>
      )}
    </Dialog>
  );
}
