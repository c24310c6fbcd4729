import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { businessWords } from '../../words/business-words.ts';
import { lastDayOf, runningSubscription } from '../../world.ts';
import { Box, Way } from '../Box.tsx';

/** What it costs to read on, or until when it is paid. */
export function SubscriptionView({ part }: { part: SectionOf<'subscription'> }) {
  const { world, t, today, date, taka } = useNewspaper();
  const own = runningSubscription(world, today);
  return (
    <Box title={t(part.title)} look="filled">
      <p>
        {own
          ? `${t(businessWords.until)} ${date(lastDayOf(own), 'year')}`
          : `${taka(part.price)} ${t(part.offer)}`}
      </p>
      <Way to="subscription" look="solid">
        {t(own ? businessWords.closedStories : businessWords.subscribe)}
      </Way>
    </Box>
  );
}
