import { useFollowing } from '../../live/refetching.ts';
import { Room } from '../Room.tsx';
import { useEditorWords } from '../words/words.ts';
import { Changes } from './Changes.tsx';
import { DraftFaults } from './DraftFaults.tsx';
import { DraftSite } from './DraftSite.tsx';
import { PlannedReleases } from './PlannedReleases.tsx';
import { Previous } from './Previous.tsx';
import { Publishing } from './Publishing.tsx';
import { useChoice } from './useChoice.ts';
import { useRelease } from './useRelease.ts';

/** The changes that publishing would make, how far it is, and what can be gone back to. */
export function ReleaseRoom() {
  const { words } = useEditorWords();
  const { data, error, mutate } = useRelease();
  useFollowing('draft', mutate);
  const chosen = useChoice(data?.changes ?? null);
  return (
    <Room title={words.release.title} isBusy={data === undefined && error === undefined}>
      {error && <p role="alert">{words.release.failed}</p>}
      {data && (
        <>
          <Publishing release={data} chosen={chosen} refresh={mutate} />
          <PlannedReleases release={data} refresh={mutate} />
          {chosen.isAll && <DraftFaults faults={data.faults} />}
          <DraftSite release={data} refresh={mutate} />
          <Changes changes={data.changes} chosen={chosen} />
          <Previous release={data} refresh={mutate} />
        </>
      )}
    </Room>
  );
}
