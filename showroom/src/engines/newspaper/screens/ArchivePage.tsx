import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { type Day, dateOf, dayOf, isDay } from '../../../words/days.ts';
import { useNewspaper } from '../engine.ts';
import { isIssueDay, issueNumber, latestIssue, neighbours, storiesOn } from '../steps/stories.ts';
import { weekdayOf } from '../words/dates.ts';
import { words } from '../words/words.ts';
import styles from './ArchivePage.module.css';
import boxes from './Box.module.css';
import { Way } from './Box.tsx';
import { BanglaDateForm, EnglishDateForm } from './DateForms.tsx';
import forms from './Form.module.css';
import { Lead } from './Lead.tsx';
import { StoryList } from './StoriesView.tsx';

/** The archive: any day by its English or Bangla date. @param iso the day, as 2026-11-22 */
export function ArchivePage({ iso }: { iso: string }) {
  const { data, world, today, t, digits, say, date } = useNewspaper();
  const latest = latestIssue(data);
  const asked = isDay(iso) ? iso : latest;
  const day = asked < latest ? asked : latest;
  return (
    <>
      <h2>{t(words.archive)}</h2>
      {world.former && world.former !== day && (
        <Row gap={2}>
          {say(words.formerPaper, { day: date(world.former) })}
          <LinkButton href={screenHash('archive', world.former)} variant="quiet">
            {t(words.openFormer)}
          </LinkButton>
        </Row>
      )}
      <div className={`${boxes['beside']} ${forms['forms']}`}>
        <EnglishDateForm key={`e${day}`} day={day} />
        <BanglaDateForm key={`b${day}`} day={day} />
      </div>
      {asked > latest && <p>{t(asked > dayOf(today) ? words.notYet : words.lastPaper)}</p>}
      {dateOf(day).getFullYear() < data.since ? (
        <p>
          {t(words.tooOld)} {digits(data.since)}.
        </p>
      ) : (
        <Issue day={day} />
      )}
    </>
  );
}

/** The front of one day, with the ways to the issues around it. */
function Issue({ day }: { day: Day }) {
  const { data, world, t, digits, language, englishDate, banglaDate } = useNewspaper();
  const [lead, ...others] = storiesOn(data, world, day);
  const { before, after } = neighbours(data, day);
  const number = issueNumber(data, day);
  const isIssue = isIssueDay(data, day);
  return (
    <Stack as="article" gap={4} className={styles.issue}>
      <h3>
        {number !== undefined && isIssue && `${t(words.issue)} ${digits(number)} · `}
        {weekdayOf(dateOf(day), language)}, {englishDate(day)}
        <small>{banglaDate(day)}</small>
      </h3>
      <Row as="nav" gap={2} aria-label={t(words.paperOf)}>
        <Way to={`archive/${before}`} look="quiet">
          {t(words.before)}
        </Way>
        {day < latestIssue(data) && (
          <Way to={`archive/${after}`} look="quiet">
            {t(words.after)}
          </Way>
        )}
      </Row>
      {lead ? (
        <>
          <Lead story={lead} layout="column" />
          {others.length > 0 && <StoryList stories={others} hasColumns />}
        </>
      ) : (
        <p>{t(isIssue ? words.noStories : words.noPaper)}</p>
      )}
    </Stack>
  );
}
