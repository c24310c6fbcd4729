import { screenHash } from '../../../runtime/hash.ts';
import { LogIn } from '../../../shell/LogIn.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { genitive } from '../../../words/genitive.ts';
import { role, staffOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { check, reportCode, sendBack, sign } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import type { Bill, Sample } from '../world.ts';
import { Desk } from './Desk.tsx';
import styles from './SampleActions.module.css';
import { ValueForm } from './ValueForm.tsx';
import { WritingForm } from './WritingForm.tsx';

/** What is to be done with a sample next. Only the staff of the laboratory do it. */
export function SampleActions({
  sample,
  bill,
  isOwnScreen,
}: {
  sample: Sample;
  bill: Bill;
  isOwnScreen: boolean;
}) {
  const { t, act, completeTask, isStaff, testOf } = useDiagnostic();
  const { number, test, state } = sample;
  const { work } = testOf(test);
  const signIt = () => {
    if (act(sign, number)) completeTask('signed');
  };
  if (state === 'billed') {
    return (
      <LinkButton href={screenHash('labels', String(bill.number))}>
        {t(words.printLabelFirst)}
      </LinkButton>
    );
  }
  if (state !== 'signed' && !isStaff) {
    return isOwnScreen ? (
      <LogIn roles={[role]} />
    ) : (
      <LinkButton href={screenHash('samples', String(number))}>{t(words.logInFirst)}</LinkButton>
    );
  }
  return (
    <Stack>
      <Signatures sample={sample} />
      {state === 'signed' && <Sms sample={sample} bill={bill} />}
      {state === 'checked' && (
        <Desk sample={sample} may="sign">
          <Note>{t(words.smsAfter)}</Note>
          <Row>
            <Button onClick={signIt}>{t(words.sign)}</Button>
            <Button variant="quiet" onClick={() => act(sendBack, number)}>
              {t(words.sendBack)}
            </Button>
          </Row>
        </Desk>
      )}
      {state === 'entered' && (
        <Desk sample={sample} may="check">
          <Row>
            <Button onClick={() => act(check, number)}>{t(words.check)}</Button>
          </Row>
        </Desk>
      )}
      {state !== 'signed' &&
        state !== 'checked' &&
        (work.kind === 'values' ? (
          <ValueForm key={state} sample={sample} work={work} />
        ) : (
          <WritingForm key={state} sample={sample} work={work} />
        ))}
    </Stack>
  );
}

/** Who has signed so far. */
function Signatures({ sample: { checkedBy, signedBy } }: { sample: Sample }) {
  const { data, t, say } = useDiagnostic();
  const hands = [
    [words.checkedBy, checkedBy],
    [words.signedBy, signedBy],
  ] as const;
  return hands.map(
    ([sentence, id]) =>
      id && (
        <p key={sentence.en} className={styles.signature}>
          {say(sentence, { name: t(staffOf(data, id)?.name ?? id) })}
        </p>
      ),
  );
}

/** The message that a patient gets once a report is signed, with its link. */
function Sms({ sample, bill }: { sample: Sample; bill: Bill }) {
  const { t, businessName, say } = useDiagnostic();
  const code = reportCode(sample.number);
  const name = t(bill.name);
  return (
    <>
      <p className={styles.sms}>
        {say(words.sms, { business: businessName, name, whose: genitive(name) })}{' '}
        <a href={screenHash('report', code)}>
          {t(words.openReport)} ({code})
        </a>
      </p>
      <Note>{say(words.smsNow, { phone: bill.phone })}</Note>
    </>
  );
}
