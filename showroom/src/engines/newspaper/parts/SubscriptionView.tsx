import { screenHash } from '../../../room/hash.ts';
import { dayInWords } from '../../../words/days.ts';
import { taka } from '../../../words/taka.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import { lastDayOf } from '../subscriptions.ts';
import { words } from '../words.ts';

/** What it costs to read on, or until when it is paid. */
export function SubscriptionView({ part }: { part: PartOf<'subscription'> }) {
  const { world, say, language, today } = useNewspaper();
  const [own] = world.subscriptions;
  return (
    <Box title={say(part.title)} look="filled">
      <p>
        {own
          ? `${say(words.until)} ${dayInWords(lastDayOf(own), today, language, 'year')}`
          : `${taka(part.price, language)} ${say(part.offer)}`}
      </p>
      <a className={links.call} href={screenHash('subscription')}>
        {say(own ? words.closedStories : words.subscribe)}
      </a>
    </Box>
  );
}
