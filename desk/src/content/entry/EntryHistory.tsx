import type { ChangedEntry, Entry, History } from '@nokshi/contract/content.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { ask } from '../../api/ask.ts';
import { Folded } from '../../ui/Folded.tsx';
import { useClock, useWords } from '../../words/words.ts';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';
import { useSaved, useSaver } from './editing.ts';
import { HistoryStep } from './HistoryStep.tsx';

/** Who changed what in an entry, and when, with the way back. */
export function EntryHistory({
  entry: { id, published },
  readAgain,
}: {
  entry: Entry;
  readAgain: () => Promise<void>;
}) {
  const { words, language } = useEditorWords();
  const { more } = useWords().words;
  const clock = useClock();
  const saver = useSaver();
  const [isOpen, setIsOpen] = useState(false);
  const version = useSaved((state) => state.version);
  const { data, size, setSize } = useSWRInfinite<History>(
    (index: number, later: History | null) => {
      if (!isOpen || (index > 0 && !later?.next)) return null;
      const asked = new URLSearchParams({ language, ...(later?.next && { after: later.next }) });
      return [`/content/${id}/history?${asked}`, version];
    },
    ([address]: [string]) => ask(address),
    { keepPreviousData: true },
  );
  const steps = data?.flatMap((page) => page.steps);
  const reasonOf = useReason();
  const [failure, setFailure] = useState('');
  const goBack = async (to: string) => {
    setFailure('');
    try {
      await saver.act((now) =>
        ask<ChangedEntry>(`/content/${id}/revert`, 'POST', { version: now, to }),
      );
      await readAgain();
    } catch (thrown) {
      setFailure(reasonOf(thrown, words.entry.failed));
    }
  };
  return (
    <Folded title={words.entry.history} isOpen={isOpen} onToggle={setIsOpen}>
      <p role="alert">{failure}</p>
      {published !== null && (
        <Button variant="quiet" onClick={() => goBack('published')}>
          {words.entry.asPublished}
        </Button>
      )}
      {steps?.length === 0 && <p>{words.entry.noHistory}</p>}
      <ol aria-busy={isOpen && data === undefined}>
        {steps?.map((step) => (
          <HistoryStep
            key={step.id}
            step={step}
            time={clock(step.at)}
            goBack={() => goBack(step.id)}
          />
        ))}
      </ol>
      {data?.at(-1)?.next && (
        <Button variant="quiet" onClick={() => void setSize(size + 1)}>
          {more}
        </Button>
      )}
    </Folded>
  );
}
