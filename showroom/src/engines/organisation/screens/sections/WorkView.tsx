import { oneOf } from '../../../../demo/one-of.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { Stack } from '../../../../ui/layout.tsx';
import type { SectionOf, Work } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import { Facts } from './Facts.tsx';
import { FigureView } from './FigureView.tsx';
import { useFullView } from './FullView.tsx';
import shared from './Sections.module.css';
import styles from './WorkView.module.css';

/** The work that a page tells of; its first picture stands elsewhere. */
export function WorkSection({ section }: { section: SectionOf<'work'> }) {
  const { data } = useOrganisation();
  return <WorkView work={oneOf(data.works, section.work)} />;
}

/**
 * A work: its facts and all its drawings, each of which opens in full view.
 * @param hasFirst whether its first picture is among them
 */
export function WorkView({ work, hasFirst = false }: { work: Work; hasFirst?: boolean }) {
  const { t } = useOrganisation();
  const { page } = usePlace();
  const { open, view } = useFullView(work.figures);
  const first = work.figures[0];
  return (
    <article className={styles.work}>
      {hasFirst && first && (
        <Stack gap={2} className={styles.first}>
          <a className={shared.link} href={screenHash(page.id)}>
            ← {t(words.back)}
          </a>
          <FigureView figure={first} onOpen={() => open(0)} isFirst />
        </Stack>
      )}
      <Stack gap={4} className={styles.words}>
        <h2>{t(work.name)}</h2>
        <Facts look="lines" rows={work.facts} />
        <p className={styles.about}>{t(work.about)}</p>
      </Stack>
      {work.figures.slice(1).map((figure, index) => (
        <FigureView key={figure.picture.src} figure={figure} onOpen={() => open(index + 1)} />
      ))}
      {view}
    </article>
  );
}
