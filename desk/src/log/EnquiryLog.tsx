import type { Log } from '@nokshi/contract/log.ts';
import { useState } from 'react';
import useSWR from 'swr';
import { Folded } from '../ui/Folded.tsx';
import { useWords } from '../words/words.ts';
import { LogEntries } from './LogEntries.tsx';

/** The log of one enquiry, folded; fetched when it is unfolded. */
export function EnquiryLog({ reference }: { reference: string }) {
  const { words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useSWR<Log>(
    isOpen ? `/log?${new URLSearchParams({ reference, limit: '200' })}` : null,
  );
  return (
    <Folded title={words.log.ofEnquiry} onToggle={setOpen}>
      {error && <p role="alert">{words.failed}</p>}
      {data?.items.length === 0 && <p>{words.log.none}</p>}
      {data && <LogEntries deeds={data.items} />}
    </Folded>
  );
}
