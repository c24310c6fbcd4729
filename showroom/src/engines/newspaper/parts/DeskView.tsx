import { screenHash } from '../../../room/hash.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import { words } from '../words.ts';

/** The way to the reporters' desk; what they file stands among the stories of the front. */
export function DeskView({ part }: { part: PartOf<'desk'> }) {
  const { say } = useNewspaper();
  return (
    <Box title={say(part.title)}>
      <p>{say(part.intro)}</p>
      <a className={links.call} href={screenHash('desk')}>
        {say(words.write)}
      </a>
    </Box>
  );
}
