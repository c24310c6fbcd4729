import { screenHash } from '../../../runtime/hash.ts';
import { Header as HeaderOfDemo, Home, Ways } from '../../../ui/Header.tsx';
import { LanguageChoice } from '../../../ui/LanguageChoice.tsx';
import { dateOf } from '../../../words/days.ts';
import { sectionOf } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { issueNumber, latestIssue } from '../steps/stories.ts';
import { hijriDate, weekdayOf } from '../words/dates.ts';
import { words } from '../words/words.ts';
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
        <p>{t(data.motto)}</p>
        {lay === 'inline' && <Sections />}
      </div>
      {lay === 'centred' && <Sections />}
    </HeaderOfDemo>
  );
}

function Dates() {
  const { data, t, digits, language, englishDate, banglaDate } = useNewspaper();
  const day = latestIssue(data);
  const number = issueNumber(data, day);
  return (
    <div className={styles.dates} data-hijri={data.hasHijri || undefined}>
      <p data-of-today>
        {number !== undefined && `${t(words.issue)} ${digits(number)} · `}
        {t(data.place)}, {weekdayOf(dateOf(day), language)} · {banglaDate(day)}
      </p>
      <p data-of-today>
        {englishDate(day)}
        {data.hasHijri && ` · ${hijriDate(dateOf(day), language)}`}
      </p>
      <Ways name={t(words.archive)}>
        {sectionOf(data, 'paper') && <Link to={['paper']} name={t(words.paper)} />}
        <Link to={['archive']} name={t(words.archive)} />
        <Link to={['search']} name={t(words.search)} />
        <LanguageChoice />
      </Ways>
    </div>
  );
}

/** The sections, and the pages between them. */
function Sections() {
  const { data, t } = useNewspaper();
  return (
    <Ways name={t(words.sections)}>
      {data.ways.map((way) => {
        if ('page' in way) return <Link key={way.page} to={[way.page]} name={t(way.name)} />;
        const section = data.sections.find(({ id }) => id === way.section);
        return (
          section && <Link key={section.id} to={['section', section.id]} name={t(section.name)} />
        );
      })}
    </Ways>
  );
}

/** A way, marked where one is there, or on a page below it. */
function Link({ to, name }: { to: readonly string[]; name: string }) {
  const { screen } = useNewspaper();
  const isHere = to.every((part, index) => screen[index] === part);
  return (
    <a href={screenHash(...to)} aria-current={isHere ? 'page' : undefined}>
      {name}
    </a>
  );
}
