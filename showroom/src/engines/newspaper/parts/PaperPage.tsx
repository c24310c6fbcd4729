import { screenHash } from '../../../room/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { dateOf } from '../../../words/days.ts';
import type { PartOf } from '../data.ts';
import { banglaDate, digits, englishDate } from '../dates.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import { latestIssue } from '../stories.ts';
import { withoutMarks } from '../text.ts';
import { words } from '../words.ts';
import styles from './Paper.module.css';

type Props = { part: PartOf<'paper'> };

/** The e-paper: all its pages, or one as it is printed. @param page its number, from 1 */
export function PaperPage({ part, page }: Props & { page: number }) {
  const { say, language, reach } = useNewspaper();
  const shown = part.pages[page - 1];
  if (!shown) return <Pages part={part} />;
  const turns = [
    [page - 1, words.previousPage],
    [page + 1, words.nextPage],
  ] as const;
  return (
    <>
      <nav className={links.choices} aria-label={say(words.pages)}>
        {turns.map(
          ([to, title]) =>
            part.pages[to - 1] && (
              <a
                key={to}
                className={links.choice}
                href={screenHash('paper', String(to))}
                onClick={() => reach('turned')}
              >
                {say(title)} ({digits(to, language)})
              </a>
            ),
        )}
        <a className={links.choice} href={screenHash('paper')}>
          {say(words.pages)}
        </a>
        <Button variant="quiet" onClick={() => print()}>
          {say(words.print)}
        </Button>
      </nav>
      <PrintedPage shown={shown} page={page} />
    </>
  );
}

function PrintedPage({ shown, page }: { shown: PartOf<'paper'>['pages'][number]; page: number }) {
  const { data, say, language, today, businessName } = useNewspaper();
  const date = dateOf(latestIssue(data, today), today);
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
        {page === 1 ? businessName : say(shown.name)}
      </h2>
      <div className={styles.columns}>
        {stories.map((story, index) => (
          <section key={story.id} className={styles.story} data-first={index === 0 || undefined}>
            <h3>
              <a href={screenHash('story', story.id)}>{say(story.title)}</a>
            </h3>
            <p className={styles.by}>{say(story.by)}</p>
            {story.figure?.kind === 'picture' && (
              <img src={story.figure.picture} alt={say(story.figure.caption)} />
            )}
            {[story.intro, ...story.text].map((paragraph) => (
              <p key={say(paragraph)}>{withoutMarks(say(paragraph))}</p>
            ))}
          </section>
        ))}
      </div>
      {shown.advert && (
        <aside className={styles.advert} aria-label={say(words.advert)}>
          <small>{say(words.advert)}</small>
          <b>{say(shown.advert)}</b>
        </aside>
      )}
    </article>
  );
}

function Pages({ part }: Props) {
  const { data, say, language, reach } = useNewspaper();
  return (
    <>
      <h2>{say(part.title)}</h2>
      <ol className={styles.pages}>
        {part.pages.map(({ name, stories: [first], advert }, index) => {
          const story = data.stories.find(({ id }) => id === first);
          return (
            <li key={say(name)}>
              <a
                className={styles.thumb}
                href={screenHash('paper', String(index + 1))}
                onClick={() => reach('turned')}
              >
                <span className={styles.line}>
                  <b>{digits(index + 1, language)}</b> {say(name)}
                </span>
                <b>{story ? say(story.title) : advert && say(words.advert)}</b>
                <span className={styles.greyLines} aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ol>
    </>
  );
}
