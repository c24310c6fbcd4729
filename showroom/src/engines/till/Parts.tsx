import { Button } from '../../ui/Button.tsx';
import { useTill } from './engine.ts';
import { money } from './money.ts';
import styles from './PayPanel.module.css';
import { givePartsBack } from './payment.ts';
import { words } from './words.ts';
import { counterOf } from './world.ts';

/** What was paid of a bill so far, and the way to give it back. */
export function Parts({ at }: { at: string }) {
  const { world, translate, language, change } = useTill();
  const { parts } = counterOf(world, at).bill;
  if (parts.length === 0) return null;
  return (
    <ul className={styles.parts}>
      {parts.map(({ by, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own
        <li key={index}>
          {translate(words.taken)}: {translate(words[by])} {money(amount, language)}
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={() => change((before) => givePartsBack(before, at))}>
          {translate(words.giveBackParts)}
        </Button>
      </li>
    </ul>
  );
}
