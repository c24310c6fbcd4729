import { useId } from 'react';
import { Row, Stack } from '../../../ui/layout.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import type { Story } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { allStories, dayOfStory } from '../steps/stories.ts';
import { piecesOf } from '../steps/text.ts';
import { words } from '../words/words.ts';
import { isOpen } from '../world.ts';
import { Box } from './Box.tsx';
import { FigureView } from './FigureView.tsx';
import { Headline } from './Lead.tsx';
import { ClosedBox } from './money/Closed.tsx';
import styles from './Stories.module.css';
import { StoryList } from './StoriesView.tsx';

/** A story as a whole, with what else its section has. */
export function StoryPage({ story }: { story: Story }) {
  const { data, world, t, digits, today, businessName, englishDate, banglaDate } = useNewspaper();
  const day = dayOfStory(story, data);
  const date = `${englishDate(day)} · ${banglaDate(day)}`;
  const section = data.sections.find(({ id }) => id === story.section);
  const others = allStories(data, world).filter(
    (one) => one.section === story.section && one.id !== story.id,
  );
  const isWhole = isOpen(story, world, today);
  const shown = isWhole ? story.text : story.text.slice(0, 1);
  return (
    <>
      <Stack as="article" gap={4} className={styles.story}>
        {/* Only where it is printed. */}
        <Row as="p" gap={4} isApart className={styles.paper}>
          <b>{businessName}</b>
          <span>{date}</span>
        </Row>
        <p className={styles.label}>{story.label ? t(story.label) : section && t(section.name)}</p>
        <h2>
          <Headline story={story} />
        </h2>
        <p className={styles.by}>
          {t(story.by)} · {date}
          {story.minutes && ` · ${digits(story.minutes)} ${t(words.minutes)}`}
        </p>
        <p className={styles.intro}>{t(story.intro)}</p>
        {story.figure && (
          <div className={styles.figure}>
            <FigureView figure={story.figure} hasCaption />
          </div>
        )}
        <Stack gap={4} className={isWhole ? styles.text : `${styles.text} ${styles.fading}`}>
          {shown.map((paragraph) => (
            <Paragraph key={t(paragraph)} text={t(paragraph)} notes={story.notes.map(t)} />
          ))}
        </Stack>
        {!isWhole && <ClosedBox />}
        <p>
          <PrintButton />
        </p>
      </Stack>
      {others.length > 0 && section && (
        <div className={styles.others} data-unprinted>
          <Box title={`${t(words.more)} ${t(section.name)}`}>
            <StoryList stories={others.slice(0, 4)} isDated />
          </Box>
        </div>
      )}
    </>
  );
}

/** A paragraph with its notes in the margin; a number in the words leads to its note. */
function Paragraph({ text, notes }: { text: string; notes: readonly string[] }) {
  const { t, digits, completeTask } = useNewspaper();
  const id = useId();
  const pieces = piecesOf(text);
  const numbers = pieces.flatMap(({ note }) => (note && notes[note - 1] ? [note] : []));
  const lead = (number: number) => {
    document.getElementById(`${id}-${number}`)?.focus();
    completeTask('noted');
  };
  return (
    <Stack className={styles.paragraph}>
      <p>
        {pieces.map(({ words: piece, note }) => (
          <span key={piece}>
            {piece}
            {note && notes[note - 1] && (
              <button type="button" className={styles.mark} onClick={() => lead(note)}>
                <span className="visually-hidden">{t(words.note)} </span>
                {digits(note)}
              </button>
            )}
          </span>
        ))}
      </p>
      {numbers.length > 0 && (
        <Stack as="ul">
          {numbers.map((number) => (
            <li key={number} id={`${id}-${number}`} className={styles.note} tabIndex={-1}>
              <b>{digits(number)}</b> {notes[number - 1]}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
