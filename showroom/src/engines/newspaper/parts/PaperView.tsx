import { screenHash } from '../../../room/hash.ts';
import { Sign } from '../../../ui/Sign.tsx';
import type { PartOf } from '../data.ts';
import { digits } from '../dates.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import { words } from '../words.ts';
import styles from './PaperView.module.css';

/** The printed front page of the day, small, as the way into the e-paper. */
export function PaperView({ part }: { part: PartOf<'paper'> }) {
  const { data, say, language, reach } = useNewspaper();
  const [lead] = data.stories;
  const inside = part.pages.flatMap(({ stories: [first] }, index) => {
    const story = data.stories.find(({ id }) => id === first);
    return index > 0 && story ? [{ story, page: index + 1 }] : [];
  });
  return (
    <section className={styles.front} aria-label={say(words.paper)}>
      <a className={styles.small} href={screenHash('paper', '1')} onClick={() => reach('turned')}>
        <span className={styles.name}>
          <Sign />
        </span>
        {lead && <b>{say(lead.title)}</b>}
        {lead?.figure?.kind === 'picture' && <img src={lead.figure.picture} alt="" />}
        {inside.slice(0, 3).map(({ story, page }) => (
          <span key={page} className={styles.inside}>
            {say(story.title)} <b>{digits(page, language)}</b>
          </span>
        ))}
      </a>
      <a className={links.call} href={screenHash('paper')}>
        {say(part.title)}
      </a>
    </section>
  );
}
