import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { oversOf, scorecardAfter } from '../../steps/score.ts';
import { digits } from '../../words/dates.ts';
import { inDigits } from '../../words/inDigits.ts';
import { sportWords } from '../../words/sport-words.ts';
import links from '../Links.module.css';
import { BallLine } from './BallLine.tsx';
import styles from './Match.module.css';
import { MatchControls } from './MatchControls.tsx';
import { Players } from './Players.tsx';

/** The scoreboard: the score, the last six balls, who bats and bowls, and the ways to the next ball. */
export function MatchView({ part }: { part: SectionOf<'match'> }) {
  const { world, t, language, num } = useNewspaper();
  const card = scorecardAfter(part, world.balls);
  const last = card.bowled.at(-1);
  return (
    <section
      className={styles.match}
      aria-label={`${t(part.batting)} ${t(sportWords.versus)} ${t(part.bowling)}`}
    >
      <img className={styles.backdrop} {...part.backdrop} alt="" />
      <p className={styles.where}>
        <b className={styles.badge}>{t(card.isClosed ? sportWords.ended : sportWords.live)}</b>
        {t(part.series)} · {t(part.ground)}
      </p>
      <div className={styles.score}>
        <h2>
          <span className={styles.team}>{t(part.batting)}</span>
          <span className={styles.total}>
            {digits(card.total, language)}/{digits(card.wickets, language)}
          </span>
        </h2>
        <p>
          <b>
            {inDigits(oversOf(card.balls), language)} {t(sportWords.overs)}
          </b>
          <br />
          {t(sportWords.runRate)} {num(Math.round((card.total * 600) / card.balls) / 100, 2)}
          <br />
          {t(sportWords.versus)} {t(part.bowling)}, {t(sportWords.battingFirst)}
        </p>
      </div>
      <ol className={styles.balls} aria-label={t(sportWords.lastSix)}>
        {card.bowled.slice(-6).map((ball) => (
          <li key={`${ball.over}.${ball.ball}${ball.mark}${ball.total}`} data-mark={ball.mark}>
            {ball.mark === '0' ? '·' : inDigits(ball.mark, language)}
          </li>
        ))}
      </ol>
      <MatchControls part={part} isClosed={card.isClosed} />
      <Players card={card} />
      <div className={styles.last} aria-live="polite">
        {last && <BallLine ball={last} />}
        {card.isClosed && (
          <b>
            {t(part.bowling)}: {t(sportWords.target)} {digits(card.total + 1, language)}
          </b>
        )}
      </div>
      <a className={links.choice} href={screenHash('match')}>
        {t(sportWords.scorecard)}
      </a>
    </section>
  );
}
