import { screenHash } from '../../../../runtime/hash.ts';
import { dayInWords } from '../../../../words/days.ts';
import { taka } from '../../../../words/taka.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { businessWords } from '../../words/business-words.ts';
import { lastDayOf, runningSubscription } from '../../world.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';

/** What it costs to read on, or until when it is paid. */
export function SubscriptionView({ part }: { part: SectionOf<'subscription'> }) {
  const { world, translate, language, today } = useNewspaper();
  const own = runningSubscription(world, today);
  return (
    <Box title={translate(part.title)} look="filled">
      <p>
        {own
          ? `${translate(businessWords.until)} ${dayInWords(lastDayOf(own), language, 'year')}`
          : `${taka(part.price, language)} ${translate(part.offer)}`}
      </p>
      <a className={links.call} href={screenHash('subscription')}>
        {translate(own ? businessWords.closedStories : businessWords.subscribe)}
      </a>
    </Box>
  );
}
