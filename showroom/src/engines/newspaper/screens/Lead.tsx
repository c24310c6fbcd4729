import { screenHash } from '../../../runtime/hash.ts';
import { lazyComponent, lazyComponents } from '../../../ui/lazy-components.tsx';
import type { Story } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { withoutMarks } from '../steps/text.ts';
import { digits } from '../words/dates.ts';
import { readingWords } from '../words/reading-words.ts';
import { isOpen } from '../world.ts';
import { Headline } from './Headline.tsx';
import styles from './Lead.module.css';
import { ClosedBox } from './money/Closed.tsx';

const parts = lazyComponents({
  figure: lazyComponent(() => import('./FigureView.tsx'), 'FigureView'),
});

/** The leading story of the latest issue: the first of the data. */
export function FrontLead({ layout }: { layout: 'column' | 'spread' }) {
  const { data } = useNewspaper();
  const [story] = data.stories;
  return story && <Lead story={story} layout={layout} />;
}

/** A story with all that leads a page. */
export function Lead({ story, layout }: { story: Story; layout: 'column' | 'spread' }) {
  const { t, data, world, today } = useNewspaper();
  const [first] = story.text;
  const isShut = !isOpen(story, world, today);
  return (
    <article className={styles.lead} data-layout={layout}>
      <div className={styles.words}>
        {story.label && <p className={styles.label}>{t(story.label)}</p>}
        <h2 className={styles.title}>
          <a href={screenHash('story', story.id)}>
            <Headline story={story} />
          </a>
        </h2>
        {layout === 'spread' && <Intro story={story} />}
      </div>
      <div className={styles.body}>
        {story.figure && <parts.figure figure={story.figure} />}
        {layout === 'column' && <Intro story={story} />}
      </div>
      {layout === 'spread' && story.notes.length > 0 && (
        <ol className={styles.notes} aria-label={t(readingWords.notes)}>
          {story.notes.map((note) => (
            <li key={t(note)}>{t(note)}</li>
          ))}
        </ol>
      )}
      {isShut && first && <p className={styles.fading}>{withoutMarks(t(first))}</p>}
      {isShut && <ClosedBox data={data} />}
    </article>
  );
}

function Intro({ story }: { story: Story }) {
  const { t, language } = useNewspaper();
  return (
    <>
      <p className={styles.intro}>{t(story.intro)}</p>
      <p className={styles.by}>
        {t(story.by)}
        {story.minutes && ` · ${digits(story.minutes, language)} ${t(readingWords.minutes)}`}
      </p>
    </>
  );
}
