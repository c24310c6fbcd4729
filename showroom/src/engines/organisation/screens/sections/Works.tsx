import { Fragment } from 'react';
import type { DemoText } from '../../../../demo/words.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { Grid, Stack } from '../../../../ui/layout.tsx';
import type { Figure, SectionOf, Work } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import { isOfToday, useFactWords } from './Facts.tsx';
import { FigureView } from './FigureView.tsx';
import { useFullView } from './FullView.tsx';
import shared from './Sections.module.css';
import styles from './Works.module.css';

/** Works that fit what is chosen: their first pictures, links to their pages, or all pictures of each. */
export function Works({ section: { look, of } }: { section: SectionOf<'works'> }) {
  const { data, t } = useOrganisation();
  const factWords = useFactWords();
  const { chosen } = usePlace();
  const shown = data.works.filter(
    ({ group, traits }) =>
      (of === null || group === of) &&
      data.filters.every(({ id }) => chosen(id) === '' || traits[id] === chosen(id)),
  );
  const figures = shown.flatMap((work) => figuresOf(work, look, t));
  const { open, view } = useFullView(figures);
  const picture = (figure: Figure) => (
    <FigureView
      key={t(figure.alt)}
      figure={figure}
      onOpen={() => open(figures.findIndex(({ alt }) => alt === figure.alt))}
    />
  );
  return (
    <>
      {look === 'pinned' && <div className={styles.pinned}>{figures.map(picture)}</div>}
      {look === 'pages' && (
        <Grid as="ul" gap={5} column="large">
          {shown.map((work) => (
            <WorkCard key={work.id} work={work} />
          ))}
        </Grid>
      )}
      {look === 'series' &&
        shown.map((work) => (
          <Stack as="article" key={work.id} className={styles.series}>
            <h3>{t(work.name)}</h3>
            <p className={shared.soft}>{t(work.about)}</p>
            <p className={shared.soft}>
              {work.facts
                .map(({ name, value }) => `${t(name)}: ${factWords(value)}`)
                .join('\u00A0· ')}
            </p>
            <div>{work.figures.map(picture)}</div>
          </Stack>
        ))}
      <p role="status">{shown.length === 0 && t(words.nothing)}</p>
      {view}
    </>
  );
}

/** The pictures of a work that a list shows, captioned by its name. */
const figuresOf = (
  { name, figures }: Work,
  look: SectionOf<'works'>['look'],
  t: (words: DemoText) => string,
): readonly Figure[] =>
  look === 'series'
    ? figures.map((one) => ({ ...one, caption: `${t(name)}: ${t(one.caption ?? '')}` }))
    : figures.slice(0, 1).map((one) => ({ ...one, caption: name }));

/** A work as a link to its page, with what is asked first. */
function WorkCard({ work }: { work: Work }) {
  const { t } = useOrganisation();
  const factWords = useFactWords();
  const { page } = usePlace();
  const [figure] = work.figures;
  return (
    <Stack as="li" gap={2} className={styles.picture}>
      {figure && <img {...figure.picture} alt={t(figure.alt)} loading="lazy" />}
      <h3>
        <a href={screenHash(page.id, work.id)}>{t(work.name)}</a>
      </h3>
      <p className={shared.soft}>
        {work.facts.slice(0, 4).map(({ name, value }, index) => (
          <Fragment key={t(name)}>
            {index > 0 && '\u00A0· '}
            <span data-of-today={isOfToday(value)}>{factWords(value)}</span>
          </Fragment>
        ))}
      </p>
    </Stack>
  );
}
