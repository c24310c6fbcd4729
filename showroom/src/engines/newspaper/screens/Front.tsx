import type { ComponentType } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../ui/lazy-components.tsx';
import type { Section } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import boxes from './Box.module.css';
import styles from './Front.module.css';
import { FrontLead } from './Lead.tsx';
import { OfSection, OtherStories } from './StoriesView.tsx';

const parts = {
  lead: FrontLead,
  stories: OtherStories,
  section: OfSection,
  ...lazyComponents({
    areas: lazyComponent(() => import('./district/DistrictParts.tsx'), 'AreasView'),
    haat: lazyComponent(() => import('./district/DistrictParts.tsx'), 'HaatView'),
    notices: lazyComponent(() => import('./district/DistrictParts.tsx'), 'NoticesView'),
    prayers: lazyComponent(() => import('./district/PrayersView.tsx'), 'PrayersView'),
    tomorrow: lazyComponent(() => import('./district/DistrictParts.tsx'), 'TomorrowView'),
    markets: lazyComponent(() => import('./money/MoneyParts.tsx'), 'MarketsView'),
    rates: lazyComponent(() => import('./money/MoneyParts.tsx'), 'RatesView'),
    subscription: lazyComponent(() => import('./money/MoneyParts.tsx'), 'SubscriptionView'),
    covers: lazyComponent(() => import('./paper/CoversView.tsx'), 'CoversView'),
    letter: lazyComponent(() => import('./paper/LetterView.tsx'), 'LetterView'),
    live: lazyComponent(() => import('./paper/LiveView.tsx'), 'LiveView'),
    paper: lazyComponent(() => import('./paper/PaperView.tsx'), 'PaperView'),
    desk: lazyComponent(() => import('./sport/SportParts.tsx'), 'DeskView'),
    fixtures: lazyComponent(() => import('./sport/SportParts.tsx'), 'FixturesView'),
    league: lazyComponent(() => import('./sport/SportParts.tsx'), 'LeagueView'),
    match: lazyComponent(() => import('./sport/MatchView.tsx'), 'MatchView'),
  }),
};

/** The front of the latest issue, in its columns. */
export function Front() {
  const { data } = useNewspaper();
  return (
    <div className={boxes['beside']}>
      {data.front.map(({ width, parts }) => (
        <Stack
          key={parts.map(({ part }) => part).join()}
          gap={5}
          className={styles.column}
          data-width={width}
        >
          {parts.map((part) => (
            <Part key={part.part + ('section' in part ? part.section : '')} part={part} />
          ))}
        </Stack>
      ))}
    </div>
  );
}

function Part({ part }: { part: Section }) {
  // Each takes the part of its own name.
  const View = parts[part.part] as ComponentType<{ part: Section }>;
  return <View part={part} />;
}
