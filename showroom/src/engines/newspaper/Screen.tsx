import type { ReactElement } from 'react';
import { ArchivePage } from './ArchivePage.tsx';
import { type Part, type PartOf, partOf } from './data.ts';
import { useNewspaper } from './engine.ts';
import { Front } from './Front.tsx';
import { AreaPage } from './parts/AreaPage.tsx';
import { CoverPage } from './parts/CoverPage.tsx';
import { DeskPage } from './parts/DeskPage.tsx';
import { FixturesPage } from './parts/FixturesPage.tsx';
import { HaatPage } from './parts/HaatPage.tsx';
import { LeaguePage } from './parts/LeaguePage.tsx';
import { LivePage } from './parts/Live.tsx';
import { MarketsPage } from './parts/MarketsPage.tsx';
import { MatchPage } from './parts/MatchPage.tsx';
import { NoticesPage } from './parts/NoticesPage.tsx';
import { PaperPage } from './parts/PaperPage.tsx';
import { RatesPage } from './parts/RatesPage.tsx';
import { SubscriptionPage } from './parts/SubscriptionPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SectionPage } from './SectionPage.tsx';
import { StoryPage } from './StoryPage.tsx';
import { storyWith } from './stories.ts';

/** The screen of the address; the front for any other. */
export function Screen() {
  const { data, world, screen, today } = useNewspaper();
  const [name = '', id = ''] = screen;
  const pageOf = <Name extends Part['part']>(
    part: Name,
    page: (part: PartOf<Name>) => ReactElement,
  ) => {
    const found = partOf(data, part);
    return found ? page(found) : <Front />;
  };
  const section = data.sections.find((one) => one.id === id);
  const story = name === 'story' && storyWith(data, world, id, today);
  if (story) return <StoryPage key={id} story={story} />;
  switch (name) {
    case 'section':
      return section ? <SectionPage section={section} /> : <Front />;
    case 'search':
      return <SearchPage key={id} typed={id} />;
    case 'archive':
      return <ArchivePage key={id} iso={id} />;
    case 'live':
      return pageOf(name, (part) => <LivePage part={part} />);
    case 'paper':
      return pageOf(name, (part) => <PaperPage part={part} page={Number(id)} />);
    case 'areas':
      return pageOf(name, (part) => <AreaPage part={part} id={id} />);
    case 'haat':
      return pageOf(name, (part) => <HaatPage part={part} id={id} />);
    case 'notices':
      return pageOf(name, (part) => <NoticesPage part={part} number={Number(id)} />);
    case 'markets':
      return pageOf(name, (part) => <MarketsPage part={part} />);
    case 'rates':
      return pageOf(name, (part) => <RatesPage part={part} />);
    case 'subscription':
      return pageOf(name, (part) => <SubscriptionPage part={part} />);
    case 'match':
      return pageOf(name, (part) => <MatchPage part={part} />);
    case 'league':
      return pageOf(name, (part) => <LeaguePage part={part} />);
    case 'fixtures':
      return pageOf(name, (part) => <FixturesPage part={part} />);
    case 'desk':
      return pageOf(name, (part) => <DeskPage part={part} />);
    case 'covers':
      return pageOf(name, (part) => <CoverPage part={part} number={Number(id)} />);
    default:
      return <Front />;
  }
}
