import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { dateOf } from '../../../words/days.ts';
import type { Story } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { allStories, dayOfStory } from '../steps/stories.ts';
import { piecesOf } from '../steps/text.ts';
import { banglaDate, digits, englishDate } from '../words/dates.ts';
import { readingWords } from '../words/reading-words.ts';
import { isOpen } from '../world.ts';
import { Box } from './Box.tsx';
import { FigureView } from './FigureView.tsx';
import { Headline } from './Headline.tsx';
import { ClosedBox } from './money/Closed.tsx';
import { PrintedName } from './PrintedName.tsx';
import { StoryList } from './StoriesView.tsx';
import styles from './StoryPage.module.css';

/** A story as a whole, with what else its section has. */
export function StoryPage({ story }: { story: Story }) {
  const { data, world, t, language, today } = useNewspaper();
  const day = dayOfStory(story, data);
  const date = dateOf(day);
  const section = data.sections.find(({ id }) => id === story.section);
  const others = allStories(data, world).filter(
    (one) => one.section === story.section && one.id !== story.id,
  );
  const isWhole = isOpen(story, world, today);
  const shown = isWhole ? story.text : story.text.slice(0, 1);
  return (
    <>
      <article className={styles.story}>
        <PrintedName day={day} />
        <p className={styles.label}>{story.label ? t(story.label) : section && t(section.name)}</p>
        <h2 className={styles.title}>
          <Headline story={story} />
        </h2>
        <p className={styles.by}>
          {t(story.by)} · {englishDate(date, language)} · {banglaDate(date, language)}
          {story.minutes && ` · ${digits(story.minutes, language)} ${t(readingWords.minutes)}`}
        </p>
        <p className={styles.intro}>{t(story.intro)}</p>
        {story.figure && (
          <div className={styles.figure}>
            <FigureView figure={story.figure} hasCaption />
          </div>
        )}
        <div className={isWhole ? styles.text : `${styles.text} ${styles.fading}`}>
          {shown.map((paragraph) => (
            <Paragraph key={t(paragraph)} text={t(paragraph)} notes={story.notes.map(t)} />
          ))}
        </div>
        {!isWhole && <ClosedBox data={data} />}
        <p className={styles.actions}>
          <Button variant="quiet" onClick={() => print()}>
            {t(readingWords.print)}
          </Button>
        </p>
      </article>
      {others.length > 0 && section && (
        <div className={styles.others}>
          <Box title={`${t(readingWords.more)} ${t(section.name)}`}>
            <StoryList stories={others.slice(0, 4)} isDated />
          </Box>
        </div>
      )}
    </>
  );
}

/** A paragraph with its notes in the margin; a number in the words leads to its note. */
function Paragraph({ text, notes }: { text: string; notes: readonly string[] }) {
  const { t, language, completeTask } = useNewspaper();
  const id = useId();
  const pieces = piecesOf(text);
  const numbers = pieces.flatMap(({ note }) => (note && notes[note - 1] ? [note] : []));
  const lead = (number: number) => {
    document.getElementById(`${id}-${number}`)?.focus();
    completeTask('noted');
  };
  return (
    <div className={styles.paragraph}>
      <p>
        {pieces.map(({ words: piece, note }) => (
          <span key={piece}>
            {piece}
            {note && notes[note - 1] && (
              <button type="button" className={styles.mark} onClick={() => lead(note)}>
                <span className="visually-hidden">{t(readingWords.note)} </span>
                {digits(note, language)}
              </button>
            )}
          </span>
        ))}
      </p>
      {numbers.length > 0 && (
        <ul className={styles.notes}>
          {numbers.map((number) => (
            <li key={number} id={`${id}-${number}`} tabIndex={-1}>
              <b>{digits(number, language)}</b> {notes[number - 1]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
