import type { DemoLanguage } from '../../../../demo/languages.ts';
import type { DemoText } from '../../../../demo/words.ts';
import { useNewspaper } from '../../engine.ts';
import type { Bowled } from '../../steps/score.ts';
import { inDigits } from '../../words/inDigits.ts';

const toldAs: Readonly<Record<Bowled['mark'], Record<DemoLanguage, string>>> = {
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
  const { t, language } = useNewspaper();
  const [bowler, batter] = [t(ball.bowler.short), t(ball.batter.short)];
  const from: DemoText = { en: `${bowler} to ${batter}`, bn: `${bowler}-এর বলে ${batter}` };
  return (
    <p>
      <b>{inDigits(`${ball.over}.${ball.ball}`, language)}</b> · {t(from)}, {t(toldAs[ball.mark])}
      {ball.note && ` ${t(ball.note)}`}
    </p>
  );
}
