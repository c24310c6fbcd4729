import { part, partsOf } from '../../../ui/parts.tsx';
import type { Part } from '../data.ts';
import { FrontLead } from './Lead.tsx';
import { OfSection, OtherStories } from './StoriesView.tsx';

const parts = partsOf({
  areas: part(
    () => import('./district/AreasView.tsx'),
    ({ AreasView }) => AreasView,
  ),
  haat: part(
    () => import('./district/HaatView.tsx'),
    ({ HaatView }) => HaatView,
  ),
  notices: part(
    () => import('./district/NoticesView.tsx'),
    ({ NoticesView }) => NoticesView,
  ),
  prayers: part(
    () => import('./district/PrayersView.tsx'),
    ({ PrayersView }) => PrayersView,
  ),
  tomorrow: part(
    () => import('./district/TomorrowView.tsx'),
    ({ TomorrowView }) => TomorrowView,
  ),
  markets: part(
    () => import('./money/MarketsView.tsx'),
    ({ MarketsView }) => MarketsView,
  ),
  rates: part(
    () => import('./money/RatesView.tsx'),
    ({ RatesView }) => RatesView,
  ),
  subscription: part(
    () => import('./money/SubscriptionView.tsx'),
    ({ SubscriptionView }) => SubscriptionView,
  ),
  covers: part(
    () => import('./paper/CoversView.tsx'),
    ({ CoversView }) => CoversView,
  ),
  letter: part(
    () => import('./paper/LetterView.tsx'),
    ({ LetterView }) => LetterView,
  ),
  live: part(
    () => import('./paper/LiveView.tsx'),
    ({ LiveView }) => LiveView,
  ),
  paper: part(
    () => import('./paper/PaperView.tsx'),
    ({ PaperView }) => PaperView,
  ),
  desk: part(
    () => import('./sport/DeskView.tsx'),
    ({ DeskView }) => DeskView,
  ),
  fixtures: part(
    () => import('./sport/FixturesView.tsx'),
    ({ FixturesView }) => FixturesView,
  ),
  league: part(
    () => import('./sport/LeagueView.tsx'),
    ({ LeagueView }) => LeagueView,
  ),
  match: part(
    () => import('./sport/MatchView.tsx'),
    ({ MatchView }) => MatchView,
  ),
});

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
      return <parts.live part={part} />;
    case 'paper':
      return <parts.paper part={part} />;
    case 'areas':
      return <parts.areas part={part} />;
    case 'haat':
      return <parts.haat part={part} />;
    case 'prayers':
      return <parts.prayers part={part} />;
    case 'notices':
      return <parts.notices part={part} />;
    case 'tomorrow':
      return <parts.tomorrow part={part} />;
    case 'rates':
      return <parts.rates part={part} />;
    case 'markets':
      return <parts.markets part={part} />;
    case 'subscription':
      return <parts.subscription part={part} />;
    case 'match':
      return <parts.match part={part} />;
    case 'league':
      return <parts.league part={part} />;
    case 'fixtures':
      return <parts.fixtures part={part} />;
    case 'desk':
      return <parts.desk part={part} />;
    case 'covers':
      return <parts.covers part={part} />;
    case 'letter':
      return <parts.letter part={part} />;
  }
}
