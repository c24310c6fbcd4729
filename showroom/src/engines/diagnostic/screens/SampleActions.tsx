import { screenHash } from '../../../runtime/hash.ts';
import { LogIn } from '../../../shell/LogIn.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { role, staffOf, type Test } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { words } from '../words/words.ts';
import type { Bill, Sample } from '../world.ts';
import { Checking } from './Checking.tsx';
import styles from './SampleActions.module.css';
import { Signing } from './Signing.tsx';
import { Sms } from './Sms.tsx';
import { ValueForm } from './ValueForm.tsx';
import { WritingForm } from './WritingForm.tsx';

/** What is to be done with a sample next. Only the staff of the laboratory do it. */
export function SampleActions({
  sample,
  test,
  bill,
  isOwnScreen,
}: {
  sample: Sample;
  test: Test;
  bill: Bill;
  isOwnScreen: boolean;
}) {
  const { t, login } = useDiagnostic();
  if (sample.state === 'billed') {
    return (
      <LinkButton href={screenHash('labels', String(bill.number))}>
        {t(words.printLabelFirst)}
      </LinkButton>
    );
  }
  if (sample.state === 'signed') {
    return (
      <div className={styles.done}>
        <Signatures sample={sample} />
        <Sms sample={sample} bill={bill} />
      </div>
    );
  }
  if (login?.role !== role) {
    return isOwnScreen ? (
      <LogIn roles={[role]} />
    ) : (
      <LinkButton href={screenHash('samples', String(sample.number))}>
        {t(words.logInFirst)}
      </LinkButton>
    );
  }
  return (
    <div className={styles.done}>
      <Signatures sample={sample} />
      {sample.state === 'checked' && <Signing sample={sample} />}
      {sample.state === 'entered' && <Checking sample={sample} />}
      {sample.state !== 'checked' &&
        (test.work.kind === 'values' ? (
          <ValueForm key={sample.state} sample={sample} work={test.work} />
        ) : (
          <WritingForm key={sample.state} sample={sample} work={test.work} />
        ))}
    </div>
  );
}

/** Who has signed so far. */
function Signatures({ sample }: { sample: Sample }) {
  const { data, t, say } = useDiagnostic();
  const nameOf = (id: string) => t(staffOf(data, id)?.name ?? id);
  return (
    <>
      {sample.checkedBy && (
        <p className={styles.signature}>
          {say(words.checkedBy, { name: nameOf(sample.checkedBy) })}
        </p>
      )}
      {sample.signedBy && (
        <p className={styles.signature}>{say(words.signedBy, { name: nameOf(sample.signedBy) })}</p>
      )}
    </>
  );
}
