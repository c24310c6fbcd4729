import { Button } from '../../../ui/Button.tsx';
import { useDiagnostic } from '../engine.ts';
import { check } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import type { Sample } from '../world.ts';
import { AtDesk, HandOverDesk, useMay } from './Desk.tsx';
import styles from './Form.module.css';

/** The first signature, by who sits at the desk. */
export function Checking({ sample }: { sample: Sample }) {
  const { t, act } = useDiagnostic();
  if (!useMay(sample, 'check')) return <HandOverDesk sample={sample} may="check" />;
  return (
    <div className={styles.form}>
      <AtDesk />
      <p className={styles.actions}>
        <Button onClick={() => act(check, sample.number)}>{t(words.check)}</Button>
      </p>
    </div>
  );
}
