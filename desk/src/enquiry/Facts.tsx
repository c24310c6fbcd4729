import { languages } from '@nokshi/forms/languages.ts';
import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import { useWords } from '../words.ts';
import styles from './Facts.module.css';

/** Where it came from, and what became of its deliveries. */
export function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { said, language } = useWords();
  const clock = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const facts = [
    [said.reference, enquiry.reference],
    [said.received, clock.format(new Date(enquiry.receivedAt))],
    [said.from, enquiry.page],
    [said.referrer, enquiry.referrer],
    [said.campaign, enquiry.campaign],
    [said.email, enquiry.email],
    [said.phone, enquiry.phone],
    ...enquiry.deliveries.map(({ channel, recipient, state, lastError }) => [
      said.channels[channel],
      [said.deliveryStates[state], recipient, lastError].filter(Boolean).join(' · '),
    ]),
  ].filter(([, value]) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
