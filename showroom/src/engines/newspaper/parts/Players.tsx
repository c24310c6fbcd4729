import { digits } from '../dates.ts';
import { useNewspaper } from '../room.ts';
import { oversOf, type Scorecard } from '../score.ts';
import { words } from '../words.ts';
import { inDigits } from './inDigits.ts';
import styles from './Players.module.css';

/** The two who bat, the one to face marked, and who bowls. */
export function Players({ card }: { card: Scorecard }) {
  const { say, language } = useNewspaper();
  const bowler = card.bowlers[card.bowler];
  const striker = card.batters[card.striker];
  return (
    <ul className={styles.players}>
      {card.batters
        .filter(({ state }) => state === 'in')
        .map((batter) => (
          <li key={say(batter.name)}>
            {say(batter.name)}
            {batter === striker && (
              <>
                <span aria-hidden="true">{'\u00a0*'}</span>
                <span className="visually-hidden"> ({say(words.onStrike)})</span>
              </>
            )}
            <br />
            <b>{digits(batter.runs, language)}</b>{' '}
            {language === 'en'
              ? `${say(words.off)} ${batter.balls}`
              : `(${digits(batter.balls, language)} ${say(words.off)})`}
          </li>
        ))}
      {bowler && (
        <li>
          {say(bowler.name)}
          <br />
          <b>{inDigits(`${bowler.wickets}/${bowler.runs}`, language)}</b>{' '}
          {inDigits(oversOf(bowler.balls), language)} {say(words.overs)}
        </li>
      )}
    </ul>
  );
}
