import type { Story } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import styles from './Headline.module.css';

/** The headline of a story: as drawn letters where it has them, else in words. */
export function Headline({ story }: { story: Story }) {
  const { t } = useNewspaper();
  if (!story.lettering) return t(story.title);
  return <img className={styles.letters} {...story.lettering} alt={t(story.title)} />;
}
