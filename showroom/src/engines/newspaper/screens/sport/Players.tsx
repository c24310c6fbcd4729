import { useNewspaper } from '../../engine.ts';
import { oversOf, type Scorecard } from '../../steps/score.ts';
import { digits } from '../../words/dates.ts';
import { inDigits } from '../../words/inDigits.ts';
import { sportWords } from '../../words/sport-words.ts';
import styles from './Players.module.css';

/** The two who bat, the one to face marked, and who bowls. */
export function Players({ card }: { card: Scorecard }) {
  const { t, language } = useNewspaper();
  const bowler = card.bowlers[card.bowler];
  const striker = card.batters[card.striker];
  return (
    <ul className={styles.players}>
      {card.batters
        .filter(({ state }) => state === 'in')
        .map((batter) => (
          <li key={t(batter.name)}>
            {t(batter.name)}
            {batter === striker && (
              <>
                <span aria-hidden="true">{'\u00a0*'}</span>
                <span className="visually-hidden"> ({t(sportWords.onStrike)})</span>
              </>
            )}
            <br />
            <b>{digits(batter.runs, language)}</b>{' '}
            {language === 'en'
              ? `${t(sportWords.off)} ${batter.balls}`
              : `(${digits(batter.balls, language)} ${t(sportWords.off)})`}
          </li>
        ))}
      {bowler && (
        <li>
          {t(bowler.name)}
          <br />
          <b>{inDigits(`${bowler.wickets}/${bowler.runs}`, language)}</b>{' '}
          {inDigits(oversOf(bowler.balls), language)} {t(sportWords.overs)}
        </li>
      )}
    </ul>
  );
}
