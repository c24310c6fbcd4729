import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { Sign } from '../../../../ui/Sign.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Way } from '../Box.tsx';
import styles from './Paper.module.css';

/** The printed front page of the day, small, as the way into the e-paper. */
export function PaperView({ part }: { part: SectionOf<'paper'> }) {
  const { data, t, digits, completeTask } = useNewspaper();
  const [lead] = data.stories;
  const inside = part.pages.flatMap(({ stories: [first] }, index) => {
    const story = data.stories.find(({ id }) => id === first);
    return index > 0 && story ? [{ story, page: index + 1 }] : [];
  });
  return (
    <Stack as="section" className={styles.front} aria-label={t(words.paper)}>
      <a
        className={styles.small}
        href={screenHash('paper', '1')}
        onClick={() => completeTask('turned')}
      >
        <span className={styles.name}>
          <Sign />
        </span>
        {lead && <b>{t(lead.title)}</b>}
        {lead?.figure?.kind === 'picture' && <img {...lead.figure.picture} alt="" />}
        {inside.slice(0, 3).map(({ story, page }) => (
          <span key={page} className={styles.inside}>
            {t(story.title)} <b>{digits(page)}</b>
          </span>
        ))}
      </a>
      <Way to="paper" look="solid">
        {t(part.title)}
      </Way>
    </Stack>
  );
}
