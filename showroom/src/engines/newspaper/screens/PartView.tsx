import { lazy, Suspense } from 'react';
import type { Part } from '../data.ts';
import { AreasView } from './district/AreasView.tsx';
import { HaatView } from './district/HaatView.tsx';
import { NoticesView } from './district/NoticesView.tsx';
import { TomorrowView } from './district/TomorrowView.tsx';
import { FrontLead } from './Lead.tsx';
import { MarketsView } from './money/MarketsView.tsx';
import { RatesView } from './money/RatesView.tsx';
import { SubscriptionView } from './money/SubscriptionView.tsx';
import { CoversView } from './paper/CoversView.tsx';
import { LetterView } from './paper/LetterView.tsx';
import { LiveView } from './paper/Live.tsx';
import { PaperView } from './paper/PaperView.tsx';
import { OfSection, OtherStories } from './StoriesView.tsx';
import { DeskView } from './sport/DeskView.tsx';
import { FixturesView } from './sport/FixturesView.tsx';
import { LeagueView } from './sport/LeagueView.tsx';
import { MatchView } from './sport/MatchView.tsx';

// Few papers have it, and none needs the reckoning of the sun before it is shown.
const PrayersView = lazy(() =>
  import('./district/PrayersView.tsx').then(({ PrayersView }) => ({ default: PrayersView })),
);

/** A part of the front. */
export function PartView({ part }: { part: Part }) {
  switch (part.part) {
    case 'lead':
      return <FrontLead layout={part.layout} />;
    case 'stories':
      return <OtherStories part={part} />;
    case 'section':
      return <OfSection part={part} />;
    case 'live':
      return <LiveView part={part} />;
    case 'paper':
      return <PaperView part={part} />;
    case 'areas':
      return <AreasView part={part} />;
    case 'haat':
      return <HaatView part={part} />;
    case 'prayers':
      return (
        <Suspense fallback={null}>
          <PrayersView part={part} />
        </Suspense>
      );
    case 'notices':
      return <NoticesView part={part} />;
    case 'tomorrow':
      return <TomorrowView part={part} />;
    case 'rates':
      return <RatesView part={part} />;
    case 'markets':
      return <MarketsView part={part} />;
    case 'subscription':
      return <SubscriptionView part={part} />;
    case 'match':
      return <MatchView part={part} />;
    case 'league':
      return <LeagueView part={part} />;
    case 'fixtures':
      return <FixturesView part={part} />;
    case 'desk':
      return <DeskView part={part} />;
    case 'covers':
      return <CoversView part={part} />;
    case 'letter':
      return <LetterView part={part} />;
  }
}
