import type { Part } from './data.ts';
import { FrontLead } from './Lead.tsx';
import { AreasView } from './parts/AreasView.tsx';
import { CoversView } from './parts/CoversView.tsx';
import { DeskView } from './parts/DeskView.tsx';
import { FixturesView } from './parts/FixturesView.tsx';
import { HaatView } from './parts/HaatView.tsx';
import { LeagueView } from './parts/LeagueView.tsx';
import { LetterView } from './parts/LetterView.tsx';
import { LiveView } from './parts/Live.tsx';
import { MarketsView } from './parts/MarketsView.tsx';
import { MatchView } from './parts/MatchView.tsx';
import { NoticesView } from './parts/NoticesView.tsx';
import { PaperView } from './parts/PaperView.tsx';
import { PrayersView } from './parts/PrayersView.tsx';
import { RatesView } from './parts/RatesView.tsx';
import { SubscriptionView } from './parts/SubscriptionView.tsx';
import { TomorrowView } from './parts/TomorrowView.tsx';
import { OfSection, OtherStories } from './StoriesView.tsx';

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
      return <PrayersView part={part} />;
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
