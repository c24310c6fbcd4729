import type { ComponentType } from 'react';
import { later } from '../../../ui/later.tsx';
import { type Section, sectionOf } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { storyWith } from '../steps/stories.ts';
import { Front } from './Front.tsx';

const ArchivePage = later(() => import('./ArchivePage.tsx'), 'ArchivePage');
const SearchPage = later(() => import('./SearchPage.tsx'), 'SearchPage');
const ApprovalPage = later(() => import('./ApprovalPage.tsx'), 'ApprovalPage');
const SectionPage = later(() => import('./SectionPage.tsx'), 'SectionPage');
const StoryPage = later(() => import('./StoryPage.tsx'), 'StoryPage');

/** The pages that parts of the front have besides. In an object, they would come with the front as parts do. */
const pages = new Map<string, unknown>([
  ['areas', later(() => import('./district/AreaPage.tsx'), 'AreaPage')],
  ['haat', later(() => import('./district/HaatPage.tsx'), 'HaatPage')],
  ['notices', later(() => import('./district/NoticesPage.tsx'), 'NoticesPage')],
  ['markets', later(() => import('./money/MarketsPage.tsx'), 'MarketsPage')],
  ['rates', later(() => import('./money/RatesPage.tsx'), 'RatesPage')],
  ['subscription', later(() => import('./money/SubscriptionPage.tsx'), 'SubscriptionPage')],
  ['covers', later(() => import('./paper/CoversView.tsx'), 'CoverPage')],
  ['live', later(() => import('./paper/LiveView.tsx'), 'LivePage')],
  ['paper', later(() => import('./paper/PaperPage.tsx'), 'PaperPage')],
  ['desk', later(() => import('./sport/DeskPage.tsx'), 'DeskPage')],
  ['fixtures', later(() => import('./sport/FixturesPage.tsx'), 'FixturesPage')],
  ['league', later(() => import('./sport/SportParts.tsx'), 'LeaguePage')],
  ['match', later(() => import('./sport/MatchPage.tsx'), 'MatchPage')],
]);

/** The screen of the address; the front for any other. Those of their own come when they are asked for. */
export function Screen() {
  const { data, world, screen } = useNewspaper();
  const [name = '', id = ''] = screen;
  const story = name === 'story' && storyWith(data, world, id);
  if (story) return <StoryPage key={id} story={story} />;
  const section = name === 'section' && data.sections.find((one) => one.id === id);
  if (section) return <SectionPage section={section} />;
  if (name === 'search') return <SearchPage key={id} typed={id} />;
  if (name === 'archive') return <ArchivePage key={id} iso={id} />;
  const isSentIn = sectionOf(data, 'notices') ?? sectionOf(data, 'desk');
  if (name === 'approval' && isSentIn) return <ApprovalPage />;
  const part = sectionOf(data, name as Section['part']);
  // Each takes the part of its own name.
  const Page = pages.get(name) as ComponentType<{ part: Section; id: string }> | undefined;
  return part && Page ? <Page part={part} id={id} /> : <Front />;
}
