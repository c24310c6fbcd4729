import type { NewspaperData } from './data.ts';
import { Lead } from './Lead.tsx';
import { useNewspaper } from './room.ts';
import { StoryList } from './StoriesView.tsx';
import { allStories } from './stories.ts';
import { words } from './words.ts';

/** A section: its latest story, and those before it. */
export function SectionPage({ section }: { section: NewspaperData['sections'][number] }) {
  const { data, world, say } = useNewspaper();
  const [lead, ...others] = allStories(data, world).filter((one) => one.section === section.id);
  return (
    <>
      <h2>{say(section.name)}</h2>
      {lead ? <Lead story={lead} layout="column" /> : <p>{say(words.noStories)}</p>}
      {others.length > 0 && <StoryList stories={others} isDated hasColumns />}
    </>
  );
}
