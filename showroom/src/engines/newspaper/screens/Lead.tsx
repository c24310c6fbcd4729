import { screenHash } from '../../../runtime/hash.ts';
import { Note, Stack } from '../../../ui/layout.tsx';
import { lazyComponent, lazyComponents } from '../../../ui/lazy-components.tsx';
import type { SectionOf, Story } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { withoutMarks } from '../steps/text.ts';
import { words } from '../words/words.ts';
import { isOpen } from '../world.ts';
import { ClosedBox } from './money/Closed.tsx';
import styles from './Stories.module.css';

const parts = lazyComponents({
  figure: lazyComponent(() => import('./FigureView.tsx'), 'FigureView'),
});

/** The leading story of the latest issue: the first of the data. */
export function FrontLead({ part }: { part: SectionOf<'lead'> }) {
  const { data } = useNewspaper();
  const [story] = data.stories;
  return story && <Lead story={story} layout={part.layout} />;
}

/** A story with all that leads a page. */
export function Lead({ story, layout }: { story: Story; layout: 'column' | 'spread' }) {
  const { t, digits, world, today } = useNewspaper();
  const [first] = story.text;
  const isShut = !isOpen(story, world, today);
  const intro = (
    <>
      <p className={styles.intro}>{t(story.intro)}</p>
      <Note>
        {t(story.by)}
        {story.minutes && ` · ${digits(story.minutes)} ${t(words.minutes)}`}
      </Note>
    </>
  );
  return (
    <Stack as="article" gap={4} className={styles.lead} data-layout={layout}>
      <Stack>
        {story.label && <p className={styles.label}>{t(story.label)}</p>}
        <h2>
          <a href={screenHash('story', story.id)}>
            <Headline story={story} />
          </a>
        </h2>
        {layout === 'spread' && intro}
      </Stack>
      <Stack>
        {story.figure && <parts.figure figure={story.figure} />}
        {layout === 'column' && intro}
      </Stack>
      {layout === 'spread' && story.notes.length > 0 && (
        <Stack as="ol" gap={4} aria-label={t(words.notes)}>
          {story.notes.map((note, index) => (
            <li key={t(note)} className={styles.note}>
              <b>{digits(index + 1)}</b> {t(note)}
            </li>
          ))}
        </Stack>
      )}
      {isShut && first && <p className={styles.fading}>{withoutMarks(t(first))}</p>}
      {isShut && <ClosedBox />}
    </Stack>
  );
}

/** The headline of a story: as drawn letters where it has them, else in words. */
export function Headline({ story }: { story: Story }) {
  const { t } = useNewspaper();
  if (!story.lettering) return t(story.title);
  return <img className={styles.letters} {...story.lettering} alt={t(story.title)} />;
}
