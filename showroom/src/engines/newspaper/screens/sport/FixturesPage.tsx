import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import { minutesOf } from '../../../../words/clock.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { dhakaTimeOf, toCome } from '../../steps/fixtures.ts';
import { words } from '../../words/words.ts';
import { Columns } from '../Columns.tsx';
import { useDayName } from './SportParts.tsx';

/** All matches to come, in Dhaka time, by game. */
export function FixturesPage({ part }: { part: SectionOf<'fixtures'> }) {
  const { t, completeTask, clock } = useNewspaper();
  const nameOf = useDayName();
  const beginOf = ({ day, minutes }: ReturnType<typeof dhakaTimeOf>) => (
    <>
      {nameOf(day)}
      <br />
      <b>{clock(minutes)}</b>
    </>
  );
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
        {t(part.title)}, {t(words.dhakaTime)}
      </h2>
      <Choice
        legend={t(words.game)}
        choices={['', ...games].map((one) => [one, one || t(words.all)])}
        chosen={game}
        choose={choose}
      />
      <Columns
        name={t(part.title)}
        nameAt={1}
        columns={[
          [t(words.dhakaTime), (match) => beginOf(dhakaTimeOf(match))],
          [
            t(words.match),
            ({ home, away, ground, ahead, city, time }) => (
              <>
                {t(home)} {t(words.versus)} {t(away)}
                <small>
                  {t(ground)}
                  {ahead !== 0 && ` · ${t(city)}: ${clock(minutesOf(time))}`}
                </small>
              </>
            ),
          ],
          [t(words.game), (match) => t(match.game)],
        ]}
        rows={shown}
      />
    </>
  );
}
