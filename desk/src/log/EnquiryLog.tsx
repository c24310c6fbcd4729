import type { Log } from '@nokshi/contract/log.ts';
import { useState } from 'react';
import useSWR from 'swr';
import { Folded } from '../ui/Folded.tsx';
import { useWords } from '../words/words.ts';
import { Deeds } from './Deeds.tsx';

/** What was done about one enquiry, folded; it is read when somebody unfolds it. */
export function EnquiryLog({ reference }: { reference: string }) {
  const { said } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useSWR<Log>(
    isOpen ? `/log?${new URLSearchParams({ reference, limit: '200' })}` : null,
  );
  return (
    <Folded title={said.log.ofEnquiry} onToggle={setOpen}>
      {error && <p role="alert">{said.failed}</p>}
      {data?.items.length === 0 && <p>{said.log.none}</p>}
      {data && <Deeds deeds={data.items} />}
    </Folded>
  );
}
