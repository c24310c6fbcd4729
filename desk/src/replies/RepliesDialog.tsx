import type { Reply } from '@nokshi/contract/replies.ts';
import { languages } from '@nokshi/forms/languages.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ask } from '../api/ask.ts';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useClock, useWords } from '../words/words.ts';
import styles from './RepliesDialog.module.css';
import { ReplyForm } from './ReplyForm.tsx';

/** Where saved replies are written, changed and removed. */
export function RepliesDialog({
  isOpen,
  onClose,
  replies,
}: {
  isOpen: boolean;
  onClose: () => void;
  replies: readonly Reply[];
}) {
  const { words } = useWords();
  return (
    <Dialog title={words.replies.title} isOpen={isOpen} onClose={onClose}>
      {() => <Listed replies={replies} onClose={onClose} />}
    </Dialog>
  );
}

function Listed({ replies, onClose }: { replies: readonly Reply[]; onClose: () => void }) {
  const { words } = useWords();
  const { mutate } = useSWRConfig();
  const [edited, setEdited] = useState<Reply | 'new'>();
  if (edited) {
    return (
      <ReplyForm
        reply={edited === 'new' ? undefined : edited}
        onDone={() => setEdited(undefined)}
        onSaved={() => mutate('/replies')}
      />
    );
  }
  return (
    <>
      {replies.length === 0 && <p>{words.replies.empty}</p>}
      <ul className={styles.list}>
        {replies.map((reply) => (
          <Line key={reply.id} reply={reply} onEdit={() => setEdited(reply)} />
        ))}
      </ul>
      <Choices>
        <Button onClick={() => setEdited('new')}>{words.replies.add}</Button>
        <Button variant="quiet" onClick={onClose}>
          {words.replies.done}
        </Button>
      </Choices>
    </>
  );
}

function Line({ reply, onEdit }: { reply: Reply; onEdit: () => void }) {
  const { words, filled } = useWords();
  const clock = useClock();
  const { mutate } = useSWRConfig();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    if (!isAsked) return setAsked(true);
    await ask(`/replies/${reply.id}`, 'DELETE').catch(() => setFailed(true));
    await mutate('/replies');
  };
  const { author, changedAt } = reply;
  return (
    <li>
      <h3 lang={reply.language}>{reply.name}</h3>
      <p className={styles.author}>
        {languages[reply.language].name} ·{' '}
        {filled(words.replies.changedBy, { author, time: clock(changedAt) })}
      </p>
      {hasFailed && <p role="alert">{words.failed}</p>}
      <Choices>
        <Button variant="quiet" onClick={onEdit}>
          {words.replies.edit} <span className="visually-hidden">{reply.name}</span>
        </Button>
        <Button variant="quiet" onClick={() => void remove()}>
          {isAsked ? words.replies.removeForGood : words.replies.remove}{' '}
          <span className="visually-hidden">{reply.name}</span>
        </Button>
      </Choices>
    </li>
  );
}
