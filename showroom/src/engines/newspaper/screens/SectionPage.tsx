import type { NewspaperData } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { allStories } from '../steps/stories.ts';
import { words } from '../words/words.ts';
import { Lead } from './Lead.tsx';
import { StoryList } from './StoriesView.tsx';

/** A section: its latest story, and those before it. */
export function SectionPage({ section }: { section: NewspaperData['sections'][number] }) {
  const { data, world, t } = useNewspaper();
  const [lead, ...others] = allStories(data, world).filter((one) => one.section === section.id);
  return (
    <>
      <h2>{t(section.name)}</h2>
      {lead ? <Lead story={lead} layout="column" /> : <p>{t(words.noStories)}</p>}
      {others.length > 0 && <StoryList stories={others} isDated hasColumns />}
    </>
  );
}
