import { screenHash } from '../../../../runtime/hash.ts';
import { Grid, Row, Stack } from '../../../../ui/layout.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { latestIssue } from '../../steps/stories.ts';
import { withoutMarks } from '../../steps/text.ts';
import { words } from '../../words/words.ts';
import { Way } from '../Box.tsx';
import styles from './Paper.module.css';

type Props = { part: SectionOf<'paper'> };

/** The e-paper: all its pages, or one as it is printed. @param id its number, from 1 */
export function PaperPage({ part, id }: Props & { id: string }) {
  const { t, digits, completeTask } = useNewspaper();
  const page = Number(id);
  const shown = part.pages[page - 1];
  if (!shown) return <Pages part={part} />;
  const turns = [
    [page - 1, words.previousPage],
    [page + 1, words.nextPage],
  ] as const;
  return (
    <>
      <Row as="nav" gap={2} aria-label={t(words.pages)}>
        {turns.map(
          ([to, title]) =>
            part.pages[to - 1] && (
              <Way key={to} to={`paper/${to}`} look="quiet" onClick={() => completeTask('turned')}>
                {t(title)} ({digits(to)})
              </Way>
            ),
        )}
        <Way to="paper" look="quiet">
          {t(words.pages)}
        </Way>
        <PrintButton />
      </Row>
      <PrintedPage shown={shown} page={page} />
    </>
  );
}

function PrintedPage({
  shown,
  page,
}: {
  shown: SectionOf<'paper'>['pages'][number];
  page: number;
}) {
  const { data, t, digits, businessName, englishDate, banglaDate } = useNewspaper();
  const day = latestIssue(data);
  const stories = shown.stories.flatMap((id) => data.stories.filter((one) => one.id === id));
  return (
    <Stack as="article" gap={4} className={styles.sheet}>
      <Row as="p" isApart className={styles.line}>
        <b>{digits(page)}</b> <span>{businessName}</span>
        <span>
          {englishDate(day)} · {banglaDate(day)}
        </span>
      </Row>
      <h2 data-first={page === 1 || undefined}>{page === 1 ? businessName : t(shown.name)}</h2>
      <div className={styles.columns}>
        {stories.map((story, index) => (
          <section key={story.id} className={styles.story} data-first={index === 0 || undefined}>
            <h3>
              <a href={screenHash('story', story.id)}>{t(story.title)}</a>
            </h3>
            <p className={styles.by}>{t(story.by)}</p>
            {story.figure?.kind === 'picture' && (
              <img {...story.figure.picture} alt={t(story.figure.caption)} />
            )}
            {[story.intro, ...story.text].map((paragraph) => (
              <p key={t(paragraph)}>{withoutMarks(t(paragraph))}</p>
            ))}
          </section>
        ))}
      </div>
      {shown.advert && (
        <Stack as="aside" gap={2} className={styles.advert} aria-label={t(words.advert)}>
          <small>{t(words.advert)}</small>
          <b>{t(shown.advert)}</b>
        </Stack>
      )}
    </Stack>
  );
}

function Pages({ part }: Props) {
  const { data, t, digits, completeTask } = useNewspaper();
  return (
    <>
      <h2>{t(part.title)}</h2>
      <Grid as="ol" gap={4} column="small">
        {part.pages.map(({ name, stories: [first], advert }, index) => {
          const story = data.stories.find(({ id }) => id === first);
          return (
            <li key={t(name)}>
              <a
                className={styles.thumb}
                href={screenHash('paper', String(index + 1))}
                onClick={() => completeTask('turned')}
              >
                <Row as="span" isApart className={styles.line}>
                  <b>{digits(index + 1)}</b> {t(name)}
                </Row>
                <b>{story ? t(story.title) : advert && t(words.advert)}</b>
                <span className={styles.greyLines} aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </Grid>
    </>
  );
}
