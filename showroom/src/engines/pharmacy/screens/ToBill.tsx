import { Button } from '../../../ui/Button.tsx';
import { usePharmacy } from '../engine.ts';
import { sumsOf } from '../steps/sale.ts';
import { inTaka } from '../words/amounts.ts';
import { words } from '../words/words.ts';
import { linesAt } from '../world.ts';
import styles from './Counter.module.css';

/** On a phone the bill stands below the shelf: this stays in sight with its total, and leads there. */
export function ToBill({ branch }: { branch: string }) {
  const { data, world, t, language } = usePharmacy();
  const { total } = sumsOf(data, linesAt(world, branch));
  if (total === 0) return null;
  const show = () => {
    const heading = document.getElementById('bill');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.toBill}>
      <Button onClick={show}>
        {t(words.onBill)}: {inTaka(total, language)} ↓
      </Button>
    </div>
  );
}
