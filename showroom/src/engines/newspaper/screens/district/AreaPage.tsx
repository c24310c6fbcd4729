import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { chooseArea } from '../../steps/following.ts';
import { allStories } from '../../steps/stories.ts';
import { words } from '../../words/words.ts';
import boxes from '../Box.module.css';
import { StoryList } from '../StoriesView.tsx';
import styles from './District.module.css';
import { AreaMap, StoriesToday } from './DistrictParts.tsx';

/** The page of an area: what the paper has of it. An unknown one shows the reader's own. */
export function AreaPage({ part, id }: { part: SectionOf<'areas'>; id: string }) {
  const { data, world, t, completeTask, act } = useNewspaper();
  const area =
    part.areas.find((one) => one.id === id) ?? part.areas.find((one) => one.id === world.area);
  if (!area) return null;
  const choose = () => {
    if (act(chooseArea, area.id)) completeTask('chosen');
  };
  return (
    <div className={`${boxes['beside']} ${styles.page}`}>
      <Stack gap={4}>
        <h2>{t(area.name)}</h2>
        <p>
          <StoriesToday area={area.id} />
        </p>
        {world.area === area.id ? (
          <p role="status">{t(words.isOwn)}</p>
        ) : (
          <p>
            <Button onClick={choose}>{t(words.own)}</Button>
          </p>
        )}
        <StoryList
          stories={allStories(data, world).filter((one) => one.area === area.id)}
          isDated
        />
      </Stack>
      <AreaMap part={part} chosen={area.id} />
    </div>
  );
}
