import { Note, Stack } from '../../../ui/layout.tsx';
import type { spunOn } from '../steps/mill-weights.ts';
import { words } from '../words/words.ts';
import styles from './Spinning.module.css';
import { useDesk } from './useDesk.ts';

const centre = { cx: 75, cy: 75, r: 62 };

/** What was lost on the way from bale to yarn, by section, as a share of the cotton fed. */
export function WasteRing({
  yarn,
  waste,
  share,
  sections,
}: Pick<ReturnType<typeof spunOn>, 'yarn' | 'waste' | 'share' | 'sections'>) {
  const { t, num, say } = useDesk();
  const round = 2 * Math.PI * centre.r;
  return (
    <section className={styles.waste}>
      <div className={styles.ring}>
        <svg aria-hidden="true" viewBox="0 0 150 150">
          <circle {...centre} />
          <circle
            {...centre}
            strokeDasharray={`${(share / 100) * round} ${round}`}
            transform="rotate(-90 75 75)"
          />
        </svg>
        <b>{num(share, 1)}%</b>
      </div>
      <Stack gap={1}>
        <h2>{t(words.waste)}</h2>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <Note>
                {t(section.name)} {num(section.share, 1)}%
              </Note>
            </li>
          ))}
        </ul>
        <Note>
          {sections.length === 0 ? t(words.wasteNone) : say(words.wasteNote, { waste, yarn })}
        </Note>
      </Stack>
    </section>
  );
}
