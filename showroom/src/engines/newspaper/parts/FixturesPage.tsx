import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ScrollBox } from '../Box.tsx';
import { minutesOf, timeInWords } from '../clock.ts';
import type { PartOf } from '../data.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import tables from '../Table.module.css';
import { words } from '../words.ts';
import styles from './Fixtures.module.css';
import { dhakaTimeOf, toCome } from './fixtures.ts';
import { useDayName } from './useDayName.ts';

/** All matches to come, in Dhaka time, by game. */
export function FixturesPage({ part }: { part: PartOf<'fixtures'> }) {
  const { say, language, reach } = useNewspaper();
  const nameOf = useDayName();
  const [game, setGame] = useState('');
  const games = [...new Set(part.matches.map((match) => say(match.game)))];
  const choose = (next: string) => {
    setGame(next);
    if (next !== '') reach('scheduled');
  };
  const shown = toCome(part.matches).filter((match) => game === '' || say(match.game) === game);
  return (
    <>
      <h2>
        {say(part.title)}, {say(words.dhakaTime)}
      </h2>
      <fieldset className={links.choices}>
        <legend className="visually-hidden">{say(words.game)}</legend>
        {['', ...games].map((one) => (
          <Button key={one} variant="quiet" isPressed={one === game} onClick={() => choose(one)}>
            {one || say(words.all)}
          </Button>
        ))}
      </fieldset>
      <ScrollBox label={say(part.title)}>
        <table className={tables['table']}>
          <thead>
            <tr>
              {[words.dhakaTime, words.match, words.game].map((head) => (
                <th key={head.en} scope="col">
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((match) => {
              const { day, minutes } = dhakaTimeOf(match);
              const sides = `${say(match.home)} ${say(words.versus)} ${say(match.away)}`;
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
                      {say(match.ground)}
                      {match.ahead !== 0 &&
                        ` · ${say(match.city)}: ${timeInWords(minutesOf(match.time), language)}`}
                    </small>
                  </th>
                  <td>{say(match.game)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
