import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { businessWords } from '../../words/business-words.ts';
import { lastDayOf, runningSubscription } from '../../world.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';

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
      <a className={links.call} href={screenHash('subscription')}>
        {t(own ? businessWords.closedStories : businessWords.subscribe)}
      </a>
    </Box>
  );
}
