import { Button } from '../../../ui/Button.tsx';
import { useDiagnostic } from '../engine.ts';
import { sendBack, sign } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import type { Sample } from '../world.ts';
import { AtDesk, HandOverDesk, useMay } from './Desk.tsx';
import styles from './Form.module.css';

/** The second signature, by a specialist at the desk; the report then opens by its link. */
export function Signing({ sample }: { sample: Sample }) {
  const { t, completeTask, act } = useDiagnostic();
  const save = () => {
    if (act(sign, sample.number)) completeTask('signed');
  };
  if (!useMay(sample, 'sign')) return <HandOverDesk sample={sample} may="sign" />;
  return (
    <div className={styles.form}>
      <AtDesk />
      <p className={styles.hint}>{t(words.smsAfter)}</p>
      <p className={styles.actions}>
        <Button onClick={save}>{t(words.sign)}</Button>
        <Button variant="quiet" onClick={() => act(sendBack, sample.number)}>
          {t(words.sendBack)}
        </Button>
      </p>
    </div>
  );
}
