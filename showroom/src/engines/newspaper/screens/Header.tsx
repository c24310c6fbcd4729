import { screenHash } from '../../../runtime/hash.ts';
import { Header as HeaderOfDemo, Home } from '../../../ui/Header.tsx';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { dateOf } from '../../../words/days.ts';
import { sectionOf } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { issueNumber, latestIssue } from '../steps/stories.ts';
import { banglaDate, digits, englishDate, hijriDate, weekdayOf } from '../words/dates.ts';
import { readingWords } from '../words/reading-words.ts';
import styles from './Header.module.css';

/** The date in each calendar, the name of the paper, and its sections. */
export function Header() {
  const { data, t } = useNewspaper();
  const { on, lay } = data.masthead;
  return (
    <HeaderOfDemo className={styles.header}>
      <Dates />
      <div className={styles.masthead} data-on={on} data-lay={lay}>
        <Home isSpelled={false} />
        <p className={styles.motto}>{t(data.motto)}</p>
        {lay === 'inline' && <Ways />}
      </div>
      {lay === 'centred' && <Ways />}
    </HeaderOfDemo>
  );
}

function Dates() {
  const { data, t, language, screen } = useNewspaper();
  const latest = latestIssue(data);
  const date = dateOf(latest);
  const number = issueNumber(data, latest);
  const paper = sectionOf(data, 'paper');
  const links = [
    ['paper', paper && t(readingWords.paper)],
    ['archive', t(readingWords.archive)],
    ['search', t(readingWords.search)],
  ] as const;
  return (
    <div className={styles.dates} data-hijri={data.hasHijri || undefined}>
      <p data-of-today>
        {number !== undefined && `${t(readingWords.issue)} ${digits(number, language)} · `}
        {t(data.place)}, {weekdayOf(date, language)} · {banglaDate(date, language)}
      </p>
      <p data-of-today>
        {englishDate(date, language)}
        {data.hasHijri && ` · ${hijriDate(date, language)}`}
      </p>
      <nav className={styles.links} aria-label={t(readingWords.archive)}>
        {links.map(
          ([name, title]) =>
            title && (
              <a
                key={name}
                href={screenHash(name)}
                aria-current={screen[0] === name ? 'page' : undefined}
              >
                {title}
              </a>
            ),
        )}
        <LanguageChoice />
      </nav>
    </div>
  );
}

function Ways() {
  const { data, t, screen } = useNewspaper();
  const [name, id] = screen;
  return (
    <nav className={styles.ways} aria-label={t(readingWords.sections)} data-goes-on>
      {data.ways.map((way) => {
        const isHere = 'page' in way ? name === way.page : name === 'section' && id === way.section;
        const section =
          'page' in way ? undefined : data.sections.find((one) => one.id === way.section);
        return (
          <a
            key={'page' in way ? way.page : way.section}
            href={'page' in way ? screenHash(way.page) : screenHash('section', way.section)}
            aria-current={isHere ? 'page' : undefined}
          >
            {'page' in way ? t(way.name) : section && t(section.name)}
          </a>
        );
      })}
    </nav>
  );
}
