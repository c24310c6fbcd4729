import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { LiveColumn } from './LiveColumn.tsx';

/** The whole live column. */
export function LivePage({ part }: { part: SectionOf<'live'> }) {
  const { t } = useNewspaper();
  return (
    <>
      <h2>{t(part.title)}</h2>
      <LiveColumn part={part} most={part.entries.length} />
    </>
  );
}
