import type { Enquiry } from '@nokshi/contract/enquiries.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Folded } from '../ui/Folded.tsx';
import { useClock, useWords } from '../words/words.ts';
import styles from './Facts.module.css';
import type { Doing } from './useChange.ts';
import { withheldIn } from './withheld.ts';

/** Why a mail was withheld; of one that failed, the mail server's own words, which are English. */
function Reason({ text }: { text: string }) {
  const { words, filled } = useWords();
  const known = withheldIn(text, words.enquiry.withheld);
  return known ? (
    <span> · {filled(known.sentence, { number: known.number })}</span>
  ) : (
    <span lang="en"> · {text}</span>
  );
}

/** The outcome of each mail and of the webhook; what has not arrived can be sent again. */
export function Deliveries({
  enquiry: { deliveries },
  resend,
  isBusy,
}: { enquiry: Enquiry } & Pick<Doing, 'resend' | 'isBusy'>) {
  const { words, filled } = useWords();
  const clock = useClock();
  const isOpen = deliveries.some(
    ({ state, attempts }) => state === 'parked' || (state === 'queued' && attempts > 0),
  );
  if (deliveries.length === 0) return null;
  return (
    <Folded title={words.enquiry.deliveries} isOpen={isOpen}>
      <dl className={styles.facts}>
        {deliveries.map(
          ({ channel, recipient, state, attempts, nextAt, deliveredAt, lastError }) => (
            <div key={`${channel} ${recipient}`}>
              <dt>{words.channels[channel]}</dt>
              <dd>
                {[
                  words.deliveryStates[state],
                  deliveredAt && clock(deliveredAt),
                  recipient,
                  attempts > 0 && filled(words.enquiry.attempts, { number: attempts }),
                  attempts > 0 &&
                    nextAt &&
                    filled(words.enquiry.nextAttempt, { time: clock(nextAt) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {lastError && <Reason text={lastError} />}
              </dd>
            </div>
          ),
        )}
      </dl>
      {isOpen && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => void resend()}>
          {words.enquiry.resend}
        </Button>
      )}
    </Folded>
  );
}
