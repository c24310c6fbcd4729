import { screenHash } from '../../../../runtime/hash.ts';
import type { Work } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import { Facts } from './Facts.tsx';
import { FigureView } from './FigureView.tsx';
import { useFullView } from './FullView.tsx';
import styles from './WorkView.module.css';

/**
 * A work: its facts and all its drawings, each of which opens in full view.
 * @param hasFirst whether it is all of the page; else its first picture stands elsewhere
 */
export function WorkView({ work, hasFirst }: { work: Work; hasFirst: boolean }) {
  const { t } = useOrganisation();
  const { page } = usePlace();
  const { open, view } = useFullView(work.figures);
  const first = work.figures[0];
  return (
    <article className={styles.work}>
      {hasFirst && first && (
        <div className={styles.first}>
          <a href={screenHash(page?.id ?? '')}>← {t(words.back)}</a>
          <FigureView figure={first} onOpen={() => open(0)} isFirst />
        </div>
      )}
      <div className={styles.words}>
        <h2>{t(work.name)}</h2>
        <Facts look="lines" rows={work.facts} />
        <p className={styles.about}>{t(work.about)}</p>
      </div>
      {work.figures.slice(1).map((figure, index) => (
        <FigureView key={figure.picture.src} figure={figure} onOpen={() => open(index + 1)} />
      ))}
      {view}
    </article>
  );
}
