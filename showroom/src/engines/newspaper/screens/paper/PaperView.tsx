import { screenHash } from '../../../../runtime/hash.ts';
import { Sign } from '../../../../ui/Sign.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { digits } from '../../words/dates.ts';
import { readingWords } from '../../words/reading-words.ts';
import links from '../Links.module.css';
import styles from './PaperView.module.css';

/** The printed front page of the day, small, as the way into the e-paper. */
export function PaperView({ part }: { part: SectionOf<'paper'> }) {
  const { data, t, language, completeTask } = useNewspaper();
  const [lead] = data.stories;
  const inside = part.pages.flatMap(({ stories: [first] }, index) => {
    const story = data.stories.find(({ id }) => id === first);
    return index > 0 && story ? [{ story, page: index + 1 }] : [];
  });
  return (
    <section className={styles.front} aria-label={t(readingWords.paper)}>
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
            {t(story.title)} <b>{digits(page, language)}</b>
          </span>
        ))}
      </a>
      <a className={links.call} href={screenHash('paper')}>
        {t(part.title)}
      </a>
    </section>
  );
}
