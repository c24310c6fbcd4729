import { later } from '../../../ui/later.tsx';
import { partsOf } from '../../../ui/parts.ts';
import type { Part } from '../data.ts';
import { FrontLead } from './Lead.tsx';
import { OfSection, OtherStories } from './StoriesView.tsx';

const parts = await partsOf({
  areas: () => import('./district/AreasView.tsx').then(({ AreasView }) => AreasView),
  haat: () => import('./district/HaatView.tsx').then(({ HaatView }) => HaatView),
  notices: () => import('./district/NoticesView.tsx').then(({ NoticesView }) => NoticesView),
  tomorrow: () => import('./district/TomorrowView.tsx').then(({ TomorrowView }) => TomorrowView),
  markets: () => import('./money/MarketsView.tsx').then(({ MarketsView }) => MarketsView),
  rates: () => import('./money/RatesView.tsx').then(({ RatesView }) => RatesView),
  subscription: () =>
    import('./money/SubscriptionView.tsx').then(({ SubscriptionView }) => SubscriptionView),
  covers: () => import('./paper/CoversView.tsx').then(({ CoversView }) => CoversView),
  letter: () => import('./paper/LetterView.tsx').then(({ LetterView }) => LetterView),
  live: () => import('./paper/LiveView.tsx').then(({ LiveView }) => LiveView),
  paper: () => import('./paper/PaperView.tsx').then(({ PaperView }) => PaperView),
  desk: () => import('./sport/DeskView.tsx').then(({ DeskView }) => DeskView),
  fixtures: () => import('./sport/FixturesView.tsx').then(({ FixturesView }) => FixturesView),
  league: () => import('./sport/LeagueView.tsx').then(({ LeagueView }) => LeagueView),
  match: () => import('./sport/MatchView.tsx').then(({ MatchView }) => MatchView),
});

// Few papers have it, and none needs the reckoning of the sun before it is shown.
const PrayersView = later(
  () => import('./district/PrayersView.tsx'),
  ({ PrayersView }) => PrayersView,
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
      return <parts.live part={part} />;
    case 'paper':
      return <parts.paper part={part} />;
    case 'areas':
      return <parts.areas part={part} />;
    case 'haat':
      return <parts.haat part={part} />;
    case 'prayers':
      return <PrayersView part={part} />;
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
