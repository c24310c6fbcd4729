import type { DemoText } from '../../../../demo/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { bowl } from '../../steps/following.ts';
import { type Bowled, oversOf, type Scorecard, scorecardAfter } from '../../steps/score.ts';
import { words } from '../../words/words.ts';
import { Way } from '../Box.tsx';
import { PlayButton } from '../PlayButton.tsx';
import styles from './Match.module.css';

/** The scoreboard: the score, the last six balls, who bats and bowls, and the ways to the next ball. */
export function MatchView({ part }: { part: SectionOf<'match'> }) {
  const { world, t, digits, num } = useNewspaper();
  const card = scorecardAfter(part, world.balls);
  const last = card.bowled.at(-1);
  const isDone = card.isClosed || world.balls >= part.balls.length;
  return (
    <Stack
      as="section"
      gap={4}
      className={styles.match}
      aria-label={`${t(part.batting)} ${t(words.versus)} ${t(part.bowling)}`}
    >
      <img className={styles.backdrop} {...part.backdrop} alt="" />
      <Row as="p" gap={1} className={styles.where}>
        <b>{t(card.isClosed ? words.ended : words.live)}</b>
        {t(part.series)} · {t(part.ground)}
      </Row>
      <div className={styles.score}>
        <h2>
          <span>{t(part.batting)}</span>
          <span className={styles.total}>{digits(`${card.total}/${card.wickets}`)}</span>
        </h2>
        <p>
          <b>
            {digits(oversOf(card.balls))} {t(words.overs)}
          </b>
          <br />
          {t(words.runRate)} {num(Math.round((card.total * 600) / card.balls) / 100, 2)}
          <br />
          {t(words.versus)} {t(part.bowling)}, {t(words.battingFirst)}
        </p>
      </div>
      <Row as="ol" gap={2} className={styles.balls} aria-label={t(words.lastSix)}>
        {card.bowled.slice(-6).map((ball) => (
          <li key={`${ball.over}.${ball.ball}${ball.mark}${ball.total}`} data-mark={ball.mark}>
            {ball.mark === '0' ? '·' : digits(ball.mark)}
          </li>
        ))}
      </Row>
      {!isDone && <Controls />}
      <Players card={card} />
      <div className={styles.last} aria-live="polite">
        {last && <BallLine ball={last} />}
        {card.isClosed && (
          <b>
            {t(part.bowling)}: {t(words.target)} {digits(card.total + 1)}
          </b>
        )}
      </div>
      <Way to="match" look="quiet">
        {t(words.scorecard)}
      </Way>
    </Stack>
  );
}

/** The next ball by a press, the rest of the over, or a ball every few seconds until paused. */
function Controls() {
  const { completeTask, t, act } = useNewspaper();
  const take = (upTo: 'ball' | 'over') => {
    act(bowl, upTo);
    completeTask('bowled');
  };
  return (
    <Row as="p" gap={2}>
      <Button onClick={() => take('ball')}>{t(words.nextBall)}</Button>
      <Button variant="quiet" onClick={() => take('over')}>
        {t(words.overEnd)}
      </Button>
      <PlayButton step={() => take('ball')} />
    </Row>
  );
}

/** The two who bat, the one to face marked, and who bowls. */
function Players({ card }: { card: Scorecard }) {
  const { t, digits, language } = useNewspaper();
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
                <span className="visually-hidden"> ({t(words.onStrike)})</span>
              </>
            )}
            <br />
            <b>{digits(batter.runs)}</b>{' '}
            {language === 'en'
              ? `${t(words.off)} ${batter.balls}`
              : `(${digits(batter.balls)} ${t(words.off)})`}
          </li>
        ))}
      {bowler && (
        <li>
          {t(bowler.name)}
          <br />
          <b>{digits(`${bowler.wickets}/${bowler.runs}`)}</b> {digits(oversOf(bowler.balls))}{' '}
          {t(words.overs)}
        </li>
      )}
    </ul>
  );
}

const toldAs: Readonly<Record<Bowled['mark'], DemoText>> = {
  '0': { en: 'no run', bn: 'রান নেই' },
  '1': { en: 'one run', bn: '১ রান' },
  '2': { en: 'two runs', bn: '২ রান' },
  '3': { en: 'three runs', bn: '৩ রান' },
  '4': { en: 'FOUR', bn: 'চার' },
  '6': { en: 'SIX!', bn: 'ছক্কা!' },
  W: { en: 'OUT!', bn: 'আউট!' },
  wd: { en: 'wide', bn: 'ওয়াইড' },
  lb: { en: 'leg bye', bn: 'লেগ বাই' },
};

/** What one ball brought, in a sentence. */
export function BallLine({ ball }: { ball: Bowled }) {
  const { t, digits } = useNewspaper();
  const [bowler, batter] = [t(ball.bowler.short), t(ball.batter.short)];
  const from: DemoText = { en: `${bowler} to ${batter}`, bn: `${bowler}-এর বলে ${batter}` };
  return (
    <p>
      <b>{digits(`${ball.over}.${ball.ball}`)}</b> · {t(from)}, {t(toldAs[ball.mark])}
      {ball.note && ` ${t(ball.note)}`}
    </p>
  );
}
