import type { Guide } from '@nokshi/contract/guide.ts';
import { useState } from 'react';
import useSWR from 'swr';
import { Room } from '../Room.tsx';
import { useEditorWords } from '../words/words.ts';
import { GuideDone } from './GuideDone.tsx';
import { GuideForm } from './GuideForm.tsx';

/** The launch guide: what a company is asked, and once it has answered, its own site. */
export default function GuideRoom() {
  const { words, language } = useEditorWords();
  const { data, error, mutate } = useSWR<Guide>(`/guide?language=${language}`, {
    revalidateOnFocus: false,
  });
  const [needsStart, setNeedsStart] = useState(false);
  return (
    <Room title={words.guide.title} isBusy={!data && !error}>
      {error && <p role="alert">{words.list.failed}</p>}
      {data?.isOpen === false && <GuideDone needsStart={needsStart} />}
      {data?.isOpen && (
        <GuideForm
          guide={data}
          onAdopted={(plan) => {
            setNeedsStart(plan.needsStart);
            void mutate();
          }}
        />
      )}
    </Room>
  );
}
