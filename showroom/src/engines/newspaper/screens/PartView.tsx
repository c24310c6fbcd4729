import { lazyComponent, lazyComponents } from '../../../ui/lazy-components.tsx';
import type { Section } from '../data.ts';
import { FrontLead } from './Lead.tsx';
import { OfSection, OtherStories } from './StoriesView.tsx';

const parts = lazyComponents({
  areas: lazyComponent(() => import('./district/AreasView.tsx'), 'AreasView'),
  haat: lazyComponent(() => import('./district/HaatView.tsx'), 'HaatView'),
  notices: lazyComponent(() => import('./district/NoticesView.tsx'), 'NoticesView'),
  prayers: lazyComponent(() => import('./district/PrayersView.tsx'), 'PrayersView'),
  tomorrow: lazyComponent(() => import('./district/TomorrowView.tsx'), 'TomorrowView'),
  markets: lazyComponent(() => import('./money/MarketsView.tsx'), 'MarketsView'),
  rates: lazyComponent(() => import('./money/RatesView.tsx'), 'RatesView'),
  subscription: lazyComponent(() => import('./money/SubscriptionView.tsx'), 'SubscriptionView'),
  covers: lazyComponent(() => import('./paper/CoversView.tsx'), 'CoversView'),
  letter: lazyComponent(() => import('./paper/LetterView.tsx'), 'LetterView'),
  live: lazyComponent(() => import('./paper/LiveView.tsx'), 'LiveView'),
  paper: lazyComponent(() => import('./paper/PaperView.tsx'), 'PaperView'),
  desk: lazyComponent(() => import('./sport/DeskView.tsx'), 'DeskView'),
  fixtures: lazyComponent(() => import('./sport/FixturesView.tsx'), 'FixturesView'),
  league: lazyComponent(() => import('./sport/LeagueView.tsx'), 'LeagueView'),
  match: lazyComponent(() => import('./sport/MatchView.tsx'), 'MatchView'),
});

/** A part of the front. */
export function PartView({ part }: { part: Section }) {
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
