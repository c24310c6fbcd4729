import { screenHash } from '../../../runtime/hash.ts';
import { Note, Stack } from '../../../ui/layout.tsx';
import { type SectionOf, type Story, sectionOf } from '../data.ts';
import { useNewspaper } from '../engine.ts';
import { allStories, dayOfStory } from '../steps/stories.ts';
import { words } from '../words/words.ts';
import { Box, Way } from './Box.tsx';
import styles from './Stories.module.css';

/** From so many stories on, those out of sight are not laid out. */
const many = 30;

/**
 * Stories one below the other.
 * @param isDated whether each says its day
 * @param hasColumns whether they stand side by side where there is room
 */
export function StoryList({
  stories,
  isDated = false,
  hasIntro = true,
  hasColumns = false,
}: {
  stories: readonly Story[];
  isDated?: boolean;
  hasIntro?: boolean;
  hasColumns?: boolean;
}) {
  const { data, t, englishDate } = useNewspaper();
  if (stories.length === 0) return <p>{t(words.noStories)}</p>;
  return (
    <Stack
      as="ul"
      gap={4}
      className={styles.list}
      data-long={stories.length > many || undefined}
      data-columns={hasColumns || undefined}
    >
      {stories.map((story) => (
        <li key={story.id} className={styles.item}>
          {story.figure?.kind === 'picture' && hasIntro && (
            <img className={styles.picture} {...story.figure.picture} alt="" loading="lazy" />
          )}
          <div>
            {story.label && <p className={styles.label}>{t(story.label)}</p>}
            <h3>
              <a href={screenHash('story', story.id)}>{t(story.title)}</a>
            </h3>
            {hasIntro && (
              <>
                <p className={styles.intro}>{t(story.intro)}</p>
                <Note>
                  {t(story.by)}
                  {isDated && ` · ${englishDate(dayOfStory(story, data))}`}
                </Note>
              </>
            )}
          </div>
        </li>
      ))}
    </Stack>
  );
}

/** The first stories of the front besides the leading one. */
export function OtherStories({ part }: { part: SectionOf<'stories'> }) {
  const { data, world, t } = useNewspaper();
  const lead = sectionOf(data, 'lead') && data.stories[0];
  const shown = allStories(data, world).filter((story) => story !== lead && story.day >= -7);
  return (
    <Box title={t(part.title)}>
      <StoryList stories={shown.slice(part.skip, part.skip + part.most)} hasColumns />
    </Box>
  );
}

/** The latest story of a section, by its headline. */
export function OfSection({ part }: { part: SectionOf<'section'> }) {
  const { data, world, t } = useNewspaper();
  const stories = allStories(data, world).filter(({ section }) => section === part.section);
  return (
    <Box title={t(part.title)} look="filled">
      <StoryList stories={stories.slice(0, 2)} hasIntro={false} />
      <Way to={`section/${part.section}`}>
        {t(words.more)} {t(part.title)}
      </Way>
    </Box>
  );
}
