import type { ChangedEntry, Entry, History } from '@nokshi/contract/content.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import useSWR from 'swr';
import { ask } from '../../api/ask.ts';
import { Folded } from '../../ui/Folded.tsx';
import { useClock } from '../../words/words.ts';
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
  const clock = useClock();
  const saver = useSaver();
  const [isOpen, setIsOpen] = useState(false);
  const version = useSaved((state) => state.version);
  const { data } = useSWR<History>(
    isOpen ? [`/content/${id}/history?language=${language}`, version] : null,
    ([address]: [string]) => ask(address),
    { keepPreviousData: true },
  );
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
      {data?.steps.length === 0 && <p>{words.entry.noHistory}</p>}
      <ol aria-busy={isOpen && data === undefined}>
        {data?.steps.map((step) => (
          <HistoryStep
            key={step.id}
            step={step}
            time={clock(step.at)}
            goBack={() => goBack(step.id)}
          />
        ))}
      </ol>
    </Folded>
  );
}
