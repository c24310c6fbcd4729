import type { ReactElement } from 'react';
import { later } from '../../../ui/later.tsx';
import { type Section, type SectionOf, sectionOf } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { storyWith } from '../steps/stories.ts';
import { Front } from './Front.tsx';

const ArchivePage = later(() => import('./ArchivePage.tsx'), 'ArchivePage');
const AreaPage = later(() => import('./district/AreaPage.tsx'), 'AreaPage');
const HaatPage = later(() => import('./district/HaatPage.tsx'), 'HaatPage');
const NoticesPage = later(() => import('./district/NoticesPage.tsx'), 'NoticesPage');
const MarketsPage = later(() => import('./money/MarketsPage.tsx'), 'MarketsPage');
const RatesPage = later(() => import('./money/RatesPage.tsx'), 'RatesPage');
const SubscriptionPage = later(() => import('./money/SubscriptionPage.tsx'), 'SubscriptionPage');
const CoverPage = later(() => import('./paper/CoverPage.tsx'), 'CoverPage');
const LivePage = later(() => import('./paper/LivePage.tsx'), 'LivePage');
const PaperPage = later(() => import('./paper/PaperPage.tsx'), 'PaperPage');
const SearchPage = later(() => import('./SearchPage.tsx'), 'SearchPage');
const DeskPage = later(() => import('./sport/DeskPage.tsx'), 'DeskPage');
const FixturesPage = later(() => import('./sport/FixturesPage.tsx'), 'FixturesPage');
const LeaguePage = later(() => import('./sport/LeaguePage.tsx'), 'LeaguePage');
const MatchPage = later(() => import('./sport/MatchPage.tsx'), 'MatchPage');
const ApprovalPage = later(() => import('./ApprovalPage.tsx'), 'ApprovalPage');
const SectionPage = later(() => import('./SectionPage.tsx'), 'SectionPage');
const StoryPage = later(() => import('./StoryPage.tsx'), 'StoryPage');

/** The screen of the address; the front for any other. Those of their own come when they are asked for. */
export function Screen() {
  const { data, world, screen } = useNewspaper();
  const [name = '', id = ''] = screen;
  const pageOf = <Name extends Section['part']>(
    part: Name,
    page: (part: SectionOf<Name>) => ReactElement,
  ) => {
    const found = sectionOf(data, part);
    return found ? page(found) : <Front />;
  };
  const section = data.sections.find((one) => one.id === id);
  const story = name === 'story' && storyWith(data, world, id);
  if (story) return <StoryPage key={id} story={story} />;
  switch (name) {
    case 'section':
      return section ? <SectionPage section={section} /> : <Front />;
    case 'search':
      return <SearchPage key={id} typed={id} />;
    case 'archive':
      return <ArchivePage key={id} iso={id} />;
    case 'approval':
      return sectionOf(data, 'notices') || sectionOf(data, 'desk') ? <ApprovalPage /> : <Front />;
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
      return pageOf(name, (part) => <CoverPage part={part} back={Number(id)} />);
    default:
      return <Front />;
  }
}
