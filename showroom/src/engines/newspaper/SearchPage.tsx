import type { SubmitEvent } from 'react';
import { goTo } from '../../room/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { digits } from './dates.ts';
import styles from './Form.module.css';
import { useNewspaper } from './room.ts';
import { StoryList } from './StoriesView.tsx';
import { found } from './search.ts';
import { allStories } from './stories.ts';
import { words } from './words.ts';

/** The stories with some words. @param typed what was searched for; empty at first */
export function SearchPage({ typed }: { typed: string }) {
  const { data, world, say, language, reach } = useNewspaper();
  const hits = found(allStories(data, world), typed);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('words')).trim();
    if (found(allStories(data, world), wanted).length > 0) reach('searched');
    goTo('search', wanted);
  };
  return (
    <>
      <h2>{say(words.search)}</h2>
      <search>
        <form className={styles.row} onSubmit={search}>
          <Field label={say(words.searchHint)} name="words" type="search" initial={typed} />
          <Button type="submit">{say(words.search)}</Button>
        </form>
      </search>
      <p role="status">
        {typed !== '' &&
          (hits.length === 0
            ? say(words.noHits)
            : `${digits(hits.length, language)}${language === 'en' ? ' ' : ''}${say(words.hits)}`)}
      </p>
      {hits.length > 0 && <StoryList stories={hits} isDated hasColumns />}
    </>
  );
}
