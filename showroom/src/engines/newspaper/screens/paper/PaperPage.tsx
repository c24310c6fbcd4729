import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { dateOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { latestIssue } from '../../steps/stories.ts';
import { withoutMarks } from '../../steps/text.ts';
import { banglaDate, digits, englishDate } from '../../words/dates.ts';
import { readingWords } from '../../words/reading-words.ts';
import links from '../Links.module.css';
import styles from './Paper.module.css';

type Props = { part: SectionOf<'paper'> };

/** The e-paper: all its pages, or one as it is printed. @param page its number, from 1 */
export function PaperPage({ part, page }: Props & { page: number }) {
  const { t, language, completeTask } = useNewspaper();
  const shown = part.pages[page - 1];
  if (!shown) return <Pages part={part} />;
  const turns = [
    [page - 1, readingWords.previousPage],
    [page + 1, readingWords.nextPage],
  ] as const;
  return (
    <>
      <nav className={links.choices} aria-label={t(readingWords.pages)}>
        {turns.map(
          ([to, title]) =>
            part.pages[to - 1] && (
              <a
                key={to}
                className={links.choice}
                href={screenHash('paper', String(to))}
                onClick={() => completeTask('turned')}
              >
                {t(title)} ({digits(to, language)})
              </a>
            ),
        )}
        <a className={links.choice} href={screenHash('paper')}>
          {t(readingWords.pages)}
        </a>
        <Button variant="quiet" onClick={() => print()}>
          {t(readingWords.print)}
        </Button>
      </nav>
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
  const { data, t, language, businessName } = useNewspaper();
  const date = dateOf(latestIssue(data));
  const stories = shown.stories.flatMap((id) => data.stories.filter((one) => one.id === id));
  return (
    <article className={styles.sheet}>
      <p className={styles.line}>
        <b>{digits(page, language)}</b> <span>{businessName}</span>
        <span>
          {englishDate(date, language)} · {banglaDate(date, language)}
        </span>
      </p>
      <h2 className={page === 1 ? styles.masthead : styles.pageName}>
        {page === 1 ? businessName : t(shown.name)}
      </h2>
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
        <aside className={styles.advert} aria-label={t(readingWords.advert)}>
          <small>{t(readingWords.advert)}</small>
          <b>{t(shown.advert)}</b>
        </aside>
      )}
    </article>
  );
}

function Pages({ part }: Props) {
  const { data, t, language, completeTask } = useNewspaper();
  return (
    <>
      <h2>{t(part.title)}</h2>
      <ol className={styles.pages}>
        {part.pages.map(({ name, stories: [first], advert }, index) => {
          const story = data.stories.find(({ id }) => id === first);
          return (
            <li key={t(name)}>
              <a
                className={styles.thumb}
                href={screenHash('paper', String(index + 1))}
                onClick={() => completeTask('turned')}
              >
                <span className={styles.line}>
                  <b>{digits(index + 1, language)}</b> {t(name)}
                </span>
                <b>{story ? t(story.title) : advert && t(readingWords.advert)}</b>
                <span className={styles.greyLines} aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ol>
    </>
  );
}
