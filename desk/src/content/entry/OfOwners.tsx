import { Room } from '../Room.tsx';
import { useEditorWords } from '../words/words.ts';

/** In the place of an entry that owners alone change: the server refuses it to others. */
export function OfOwners() {
  const { words } = useEditorWords();
  return (
    <Room title={words.list.title} isBusy={false}>
      <p>{words.list.ofOwners}</p>
    </Room>
  );
}
