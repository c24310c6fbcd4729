import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import { Table } from '../../../../ui/Table.tsx';
import { minutesOf } from '../../../../words/clock.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { dhakaTimeOf, toCome } from '../../steps/fixtures.ts';
import { readingWords } from '../../words/reading-words.ts';
import { sportWords } from '../../words/sport-words.ts';
import tables from '../Table.module.css';
import { useDayName } from './FixturesView.tsx';

/** All matches to come, in Dhaka time, by game. */
export function FixturesPage({ part }: { part: SectionOf<'fixtures'> }) {
  const { t, completeTask, clock } = useNewspaper();
  const nameOf = useDayName();
  const [game, setGame] = useState('');
  const games = [...new Set(part.matches.map((match) => t(match.game)))];
  const choose = (next: string) => {
    setGame(next);
    if (next !== '') completeTask('scheduled');
  };
  const shown = toCome(part.matches).filter((match) => game === '' || t(match.game) === game);
  return (
    <>
      <h2>
        {t(part.title)}, {t(sportWords.dhakaTime)}
      </h2>
      <Choice
        legend={t(sportWords.game)}
        choices={['', ...games].map((one) => [one, one || t(readingWords.all)])}
        chosen={game}
        choose={choose}
      />
      <Table
        className={tables['table']}
        name={t(part.title)}
        heads={[sportWords.dhakaTime, sportWords.match, sportWords.game].map(t)}
      >
        {shown.map((match) => {
          const { day, minutes } = dhakaTimeOf(match);
          const sides = `${t(match.home)} ${t(sportWords.versus)} ${t(match.away)}`;
          return (
            <tr key={`${sides}${day}${minutes}`}>
              <td>
                {nameOf(day)}
                <br />
                <b>{clock(minutes)}</b>
              </td>
              <th scope="row">
                {sides}
                <small>
                  {t(match.ground)}
                  {match.ahead !== 0 && ` · ${t(match.city)}: ${clock(minutesOf(match.time))}`}
                </small>
              </th>
              <td>{t(match.game)}</td>
            </tr>
          );
        })}
      </Table>
    </>
  );
}
