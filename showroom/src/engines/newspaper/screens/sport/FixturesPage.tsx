import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { minutesOf, timeInWords } from '../../../../words/clock.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { dhakaTimeOf, toCome } from '../../steps/fixtures.ts';
import { readingWords } from '../../words/reading-words.ts';
import { sportWords } from '../../words/sport-words.ts';
import { useDayName } from '../../words/useDayName.ts';
import links from '../Links.module.css';
import tables from '../Table.module.css';
import styles from './Fixtures.module.css';

/** All matches to come, in Dhaka time, by game. */
export function FixturesPage({ part }: { part: SectionOf<'fixtures'> }) {
  const { translate, language, completeTask } = useNewspaper();
  const nameOf = useDayName();
  const [game, setGame] = useState('');
  const games = [...new Set(part.matches.map((match) => translate(match.game)))];
  const choose = (next: string) => {
    setGame(next);
    if (next !== '') completeTask('scheduled');
  };
  const shown = toCome(part.matches).filter(
    (match) => game === '' || translate(match.game) === game,
  );
  return (
    <>
      <h2>
        {translate(part.title)}, {translate(sportWords.dhakaTime)}
      </h2>
      <Choice
        className={links.choices}
        legend={translate(sportWords.game)}
        choices={['', ...games].map((one) => [one, one || translate(readingWords.all)])}
        chosen={game}
        choose={choose}
      />
      <Table
        className={tables['table']}
        name={translate(part.title)}
        heads={[sportWords.dhakaTime, sportWords.match, sportWords.game].map(translate)}
      >
        {shown.map((match) => {
          const { day, minutes } = dhakaTimeOf(match);
          const sides = `${translate(match.home)} ${translate(sportWords.versus)} ${translate(match.away)}`;
          return (
            <tr key={`${sides}${day}${minutes}`}>
              <td>
                {nameOf(day)}
                <br />
                <b>{timeInWords(minutes, language)}</b>
              </td>
              <th scope="row">
                {sides}
                <small className={styles.where}>
                  {translate(match.ground)}
                  {match.ahead !== 0 &&
                    ` · ${translate(match.city)}: ${timeInWords(minutesOf(match.time), language)}`}
                </small>
              </th>
              <td>{translate(match.game)}</td>
            </tr>
          );
        })}
      </Table>
    </>
  );
}
