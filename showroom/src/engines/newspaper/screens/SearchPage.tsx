import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useNewspaper } from '../engine.ts';
import { found } from '../steps/search.ts';
import { allStories } from '../steps/stories.ts';
import { words } from '../words/words.ts';
import styles from './Form.module.css';
import { StoryList } from './StoriesView.tsx';

/** The stories with some words. @param typed what was searched for; empty at first */
export function SearchPage({ typed }: { typed: string }) {
  const { data, world, t, say, completeTask } = useNewspaper();
  const hits = found(allStories(data, world), typed);
  const search = (typed: FormData) => {
    const wanted = String(typed.get('words'));
    if (found(allStories(data, world), wanted).length > 0) completeTask('searched');
    goTo('search', wanted);
  };
  return (
    <>
      <h2>{t(words.search)}</h2>
      <search>
        <Entry className={styles.row} send={search}>
          <Field label={t(words.searchHint)} name="words" type="search" initial={typed} />
          <Button type="submit">{t(words.search)}</Button>
        </Entry>
      </search>
      <p role="status">
        {typed !== '' &&
          (hits.length === 0 ? t(words.noHits) : say(words.hits, { count: hits.length }))}
      </p>
      {hits.length > 0 && <StoryList stories={hits} isDated hasColumns />}
    </>
  );
}
