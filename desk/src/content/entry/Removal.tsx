import type { Entry } from '@nokshi/contract/content.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { ask } from '../../api/ask.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { contentListAt, useContentList } from '../list/useContentList.ts';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';
import { useSaver } from './editing.ts';
import { Uses } from './Uses.tsx';

/** Takes an entry away, for kinds that grow; where it is used is said first. */
export function Removal({ entry: { id, title, uses } }: { entry: Entry }) {
  const { words, filled, language } = useEditorWords();
  const { mutate } = useSWRConfig();
  const [, setLocation] = useLocation();
  const saver = useSaver();
  const list = useContentList();
  const [isOpen, setIsOpen] = useState(false);
  const reasonOf = useReason();
  const [failure, setFailure] = useState('');
  const kind = id.split('/')[0];
  if (!list?.kinds.some(({ name, isGrowing }) => name === kind && isGrowing)) return null;
  const remove = async () => {
    try {
      await saver.flush();
      await ask(`/content/${id}`, 'DELETE');
      // A list that was read a moment before would count as new for two seconds.
      await mutate(contentListAt(language));
      setLocation('/content');
    } catch (thrown) {
      setFailure(reasonOf(thrown, words.entry.failed));
    }
  };
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {words.entry.remove}
      </Button>
      <Dialog title={words.entry.removeTitle} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {() => (
          <>
            {uses.length > 0 ? (
              <>
                <p>{filled(words.entry.removeUsed, { title })}</p>
                <Uses uses={uses} />
              </>
            ) : (
              <p>{filled(words.entry.removeText, { title })}</p>
            )}
            <p role="alert">{failure}</p>
            <Choices>
              {uses.length === 0 && <Button onClick={remove}>{words.fields.remove}</Button>}
              <Button variant="quiet" onClick={() => setIsOpen(false)}>
                {words.entry.cancel}
              </Button>
            </Choices>
          </>
        )}
      </Dialog>
    </div>
  );
}
