import type { Story } from './data.ts';
import styles from './Headline.module.css';
import { useNewspaper } from './room.ts';

/** The headline of a story: as drawn letters where it has them, else in words. */
export function Headline({ story }: { story: Story }) {
  const { say } = useNewspaper();
  if (!story.lettering) return say(story.title);
  return <img className={styles.letters} src={story.lettering} alt={say(story.title)} />;
}
