import type { Whereabouts } from '@nokshi/contract/live.ts';
import { useEffect, useState } from 'react';
import { useRoute } from 'wouter';
import { ask } from '../api/ask.ts';

/** Whoever typed so long ago still counts as writing. */
const writingMilliseconds = 10_000;

let latest: Whereabouts | undefined;
let isTelling = false;

/** One after the other, so that what is told last stands. */
async function tell(whereabouts: Whereabouts): Promise<void> {
  latest = whereabouts;
  if (isTelling) return;
  isTelling = true;
  while (latest) {
    const next: Whereabouts = latest;
    latest = undefined;
    // Whoever can't be told has lost the stream, too: the next one begins with this.
    await ask('/presence', 'PUT', next).catch(() => undefined);
  }
  isTelling = false;
}

/** Tells colleagues which enquiry or entry is open here, and whether something is typed there. */
export function useWhereabouts(stream: string | undefined): void {
  const [, enquiry] = useRoute('/enquiries/:reference');
  const [, content] = useRoute('/content/:folder/:name');
  const reference = enquiry?.reference ?? null;
  const entry = content && `${content.folder}/${content.name}`;
  const writing = useWriting(entry ?? reference, entry ? 'textarea, input' : 'textarea');
  useEffect(() => {
    if (stream) void tell({ stream, writing, ...(entry ? { entry } : { reference }) });
  }, [stream, reference, entry, writing]);
}

/**
 * Whether somebody types at a place: a note, an answer, or in the fields of an entry.
 * @param fields beside an enquiry, what searches for others is none of them
 */
function useWriting(place: string | null, fields: string): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    setWriting(false);
    if (place === null) return;
    let timer: number | undefined;
    const stop = () => setWriting(false);
    const typed = ({ target }: Event) => {
      if (!(target as Element).matches(fields)) return;
      setWriting(true);
      window.clearTimeout(timer);
      timer = window.setTimeout(stop, writingMilliseconds);
    };
    document.addEventListener('input', typed);
    document.addEventListener('submit', stop);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('input', typed);
      document.removeEventListener('submit', stop);
    };
  }, [place, fields]);
  return writing;
}
