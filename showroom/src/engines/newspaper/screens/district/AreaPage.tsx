import { Button } from '../../../../ui/Button.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { chooseArea } from '../../steps/following.ts';
import { allStories } from '../../steps/stories.ts';
import { digits } from '../../words/dates.ts';
import { districtWords } from '../../words/district-words.ts';
import { StoryList, useAreaCount } from '../StoriesView.tsx';
import { AreaMap } from './AreaMap.tsx';
import styles from './Areas.module.css';

/** The page of an area: what the paper has of it. An unknown one shows the reader's own. */
export function AreaPage({ part, id }: { part: SectionOf<'areas'>; id: string }) {
  const { data, world, t, language, completeTask, act } = useNewspaper();
  const area =
    part.areas.find((one) => one.id === id) ?? part.areas.find((one) => one.id === world.area);
  const count = useAreaCount(area?.id ?? '');
  if (!area) return null;
  const choose = () => {
    if (act(chooseArea, area.id)) completeTask('chosen');
  };
  return (
    <div className={styles.page}>
      <div>
        <h2>{t(area.name)}</h2>
        <p>
          {digits(count, language)}
          {language === 'en' && ' '}
          {t(districtWords.stories)}
        </p>
        {world.area === area.id ? (
          <p role="status">{t(districtWords.isOwn)}</p>
        ) : (
          <p>
            <Button onClick={choose}>{t(districtWords.own)}</Button>
          </p>
        )}
        <StoryList
          stories={allStories(data, world).filter((one) => one.area === area.id)}
          isDated
        />
      </div>
      <AreaMap part={part} chosen={area.id} />
    </div>
  );
}
