import type { spunOn } from '../steps/mill-weights.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';
import styles from './WasteRing.module.css';

/** The round of the ring, in units of its drawing. */
const round = 2 * Math.PI * 62;

/** What was lost on the way from bale to yarn, by section, as a share of the cotton fed. */
export function WasteRing({
  yarn,
  waste,
  share,
  sections,
}: Pick<ReturnType<typeof spunOn>, 'yarn' | 'waste' | 'share' | 'sections'>) {
  const { t, count, num, say } = useDesk();
  return (
    <section className={styles.waste}>
      <div className={styles.ring}>
        <svg aria-hidden="true" viewBox="0 0 150 150">
          <circle className={styles.all} cx="75" cy="75" r="62" />
          <circle
            className={styles.lost}
            cx="75"
            cy="75"
            r="62"
            strokeDasharray={`${(share / 100) * round} ${round}`}
            transform="rotate(-90 75 75)"
          />
        </svg>
        <b>{num(share, 1)}%</b>
      </div>
      <div>
        <h2>{t(words.waste)}</h2>
        {sections.length === 0 && <p>{t(words.wasteNone)}</p>}
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              {t(section.name)} {num(section.share, 1)}%
            </li>
          ))}
        </ul>
        {sections.length > 0 && (
          <p>{say(words.wasteNote, { waste: count(waste), yarn: count(yarn) })}</p>
        )}
      </div>
    </section>
  );
}
