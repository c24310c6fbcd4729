import { Button } from '../../../../ui/Button.tsx';
import { useTill } from '../../engine.ts';
import { money } from '../../steps/money.ts';
import { givePartsBack } from '../../steps/payment.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import styles from './PayPanel.module.css';

/** What was paid of a bill so far, and the way to give it back. */
export function PaidParts({ at }: { at: string }) {
  const { world, t, language, act } = useTill();
  const { parts } = counterOf(world, at).bill;
  if (parts.length === 0) return null;
  return (
    <ul className={styles.parts}>
      {parts.map(({ by, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own
        <li key={index}>
          {t(words.taken)}: {t(words[by])} {money(amount, language)}
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={() => act(givePartsBack, at)}>
          {t(words.giveBackParts)}
        </Button>
      </li>
    </ul>
  );
}
